import { openEphemeris, type Ephemeris } from '../src/ephemeris.ts'
import { loadPacked } from './packed.ts'

/**
 * Loads and opens the ephemeris of 1800 to 2100 (894 KB, one read or one fetch): in Node from the package's own file, in a browser from
 * where the bundler put it or from `address`. Rejects where it cannot be had, and with SkyError where the bytes are not the table.
 */
export async function loadEphemeris(address: URL = new URL('../data/ephemeris-1800-2100.bin', import.meta.url)): Promise<Ephemeris> {
  return openEphemeris(await loadPacked(address))
}
