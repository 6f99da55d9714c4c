import type { Zones } from '@hefu/sky'
import { loadZones } from '@hefu/sky/load/zones'
import useSWRImmutable from 'swr/immutable'

/** The zones and their history, once they are here; undefined until then. */
export function useZones(): Zones | undefined {
  return useSWRImmutable('zones', () => loadZones()).data
}
