import type { Health, Person, PersonPage, PlacesFound, Provider, Receipt, SessionPage, SessionWhole, Settings, Writer, ZoneFound } from '@hefu/wire'
import useSWR, { mutate, type SWRConfiguration } from 'swr'
import useSWRInfinite from 'swr/infinite'
import { useEffect } from 'react'
import { paths, type SessionQuery } from './client.ts'
import { type PeopleQuery, peoplePaths, type Point } from './people.ts'
import { forgetReads, keepRead, keptRead } from './kept-reads.ts'
import { request } from './request.ts'
import { ApiError, type Trouble } from './trouble.ts'

/** Something read from the server. While `trouble` stands, `value` is what was read before, if anything was. */
export type Read<T> = { readonly value: T | undefined; readonly trouble: Trouble | undefined; readonly again: () => void }

/** Lists on screen that go page after page; swr leaves those out when keys are renewed by name. */
const pagesOnScreen = new Set<() => void>()

/** Settings of every read: no blind retries (the strip offers one), and a read again when the page is looked at anew. */
export const readOptions: SWRConfiguration = { shouldRetryOnError: false, revalidateOnFocus: true, revalidateOnReconnect: true }

async function reader<T>(path: string): Promise<T> {
  const answer = await request<T>(path)
  if (answer.ok) {
    keepRead(path, answer.value)
    return answer.value
  }
  if (answer.trouble.kind === 'refused' && answer.trouble.status === 404) forgetReads(path)
  throw new ApiError(answer.trouble)
}

function useRead<T>(path: string | undefined): Read<T> {
  const { data, error, mutate: renew } = useSWR<T, ApiError>(path ?? null, reader)
  return { value: data, trouble: error?.trouble, again: () => void renew() }
}

export const useSession = (session: string): Read<SessionWhole> => useRead(paths.session(session))
export const usePerson = (person: string): Read<Person> => useRead(peoplePaths.person(person))
/** Places by a name; none are asked for without one. */
export const usePlaces = (search: string): Read<PlacesFound> => useRead(search === '' ? undefined : peoplePaths.places(search))
/** The zone of a point; none is asked for without one. */
export const useZoneAt = (point: Point | undefined): Read<ZoneFound> => useRead(point === undefined ? undefined : peoplePaths.zone(point))
export const useReceipt = (turn: string | undefined): Read<Receipt> => useRead(turn === undefined ? undefined : paths.receipt(turn))
export const useProviders = (): Read<readonly Provider[]> => useRead(paths.providers)
export const useWriter = (): Read<Writer> => useRead(paths.writer)
export const useSettings = (): Read<Settings> => useRead(paths.settings)
export const useHealth = (): Read<Health> => useRead(paths.health)
/** One page of sessions, newest first. */
export const useSessions = (query: SessionQuery): Read<SessionPage> => useRead(paths.sessions(query))

/** A list as far as it was asked for. */
type Pages<Page> = Read<readonly Page[]> & { readonly more: (() => void) | undefined; readonly waiting: boolean }

/** Sessions as far as they were asked for. */
export type SessionPages = Pages<SessionPage>

/** People as far as they were asked for. */
export type PeoplePages = Pages<PersonPage>

/** All sessions that match, page after page. */
export function useSessionPages(query: SessionQuery): SessionPages {
  return usePages((before) => paths.sessions({ ...query, ...before }), isSessionPage)
}

/** All people that match, page after page. */
export function usePeoplePages(query: PeopleQuery): PeoplePages {
  return usePages((before) => peoplePaths.people({ ...query, ...before }), isPersonPage)
}

type PathOf = (before: { readonly before?: string }) => string

function usePages<Page extends { readonly next?: string }>(pathOf: PathOf, isPage: (value: unknown) => value is Page): Pages<Page> {
  const {
    data,
    error,
    size,
    setSize,
    isValidating,
    mutate: renew,
  } = useSWRInfinite<Page, ApiError>(
    (at: number, before: Page | null) => {
      if (at === 0) return pathOf({})
      return before?.next === undefined ? null : pathOf({ before: before.next })
    },
    reader,
    { keepPreviousData: true, revalidateAll: true, ...keptPages(pathOf({}), isPage) },
  )
  useEffect(() => {
    const again = (): void => void renew()
    pagesOnScreen.add(again)
    return () => void pagesOnScreen.delete(again)
  }, [renew])
  const last = data?.at(-1)
  return {
    value: data,
    trouble: error?.trouble,
    again: () => void renew(),
    more: last?.next === undefined ? undefined : () => void setSize(size + 1),
    waiting: isValidating && data?.length !== size,
  }
}

/** The first page of a list as it was last read. */
function keptPages<Page>(path: string, isPage: (value: unknown) => value is Page): { readonly fallbackData?: Page[] } {
  const kept = keptRead(path)
  return isPage(kept) ? { fallbackData: [kept] } : {}
}

function isPersonPage(value: unknown): value is PersonPage {
  return typeof value === 'object' && value !== null && 'people' in value && Array.isArray(value.people)
}

function isSessionPage(value: unknown): value is SessionPage {
  return typeof value === 'object' && value !== null && 'sessions' in value && Array.isArray(value.sessions)
}

/** Reads again whatever starts with this path and is on screen: after a change. */
export async function renew(path: string): Promise<void> {
  if ([paths.sessions(), peoplePaths.people()].some((list) => list.startsWith(path))) for (const again of pagesOnScreen) again()
  await mutate((key) => typeof key === 'string' && key.startsWith(path))
}
