import { openPlaces, type Places } from '../src/place/places.ts'
import { loadPacked } from './packed.ts'

/** Loads and opens the places (2.4 MB), in Node from the package's own file, in a browser from where the bundler put it or from `address`. */
export async function loadPlaces(address: URL = new URL('../data/places.txt.gz', import.meta.url)): Promise<Places> {
  return openPlaces(await loadPacked(address))
}
