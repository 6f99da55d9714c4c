import { openZones, type Zones } from '../src/time/zones.ts'
import { loadPacked } from './packed.ts'

/** Loads and opens the time zones (about 31 KB), in Node from the package's own file, in a browser from where the bundler put it or from `address`. */
export async function loadZones(address: URL = new URL('../data/zones.txt.gz', import.meta.url)): Promise<Zones> {
  return openZones(await loadPacked(address))
}
