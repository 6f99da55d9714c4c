import type { Ephemeris } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import useSWRImmutable from 'swr/immutable'

/** The ephemeris: one fetch, asked for with the first chart and kept as long as the page. */
export function useEphemeris(): { readonly ephemeris: Ephemeris | undefined; readonly missed: boolean; readonly again: () => void } {
  const { data, error, mutate } = useSWRImmutable<Ephemeris, unknown>('ephemeris', () => loadEphemeris(), { shouldRetryOnError: false })
  return { ephemeris: data, missed: data === undefined && error !== undefined, again: () => void mutate() }
}
