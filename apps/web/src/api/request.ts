import { pageLanguage } from '../words/index.ts'
import { noteReachable } from './reachable.ts'
import { isErrorBody, type Answer } from './trouble.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How a call is made beside its path. */
export type Call = { readonly method?: Method; readonly body?: unknown; readonly signal?: AbortSignal }

/** Calls the server and says what came of it. `T` is what the route answers with, as @hefu/wire says; an empty answer is undefined. */
export async function request<T>(path: string, { method = 'GET', body, signal }: Call = {}): Promise<Answer<T>> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': pageLanguage() }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const sent: RequestInit = { method, headers, cache: 'no-store' }
  if (body !== undefined) sent.body = JSON.stringify(body)
  if (signal !== undefined) sent.signal = signal
  try {
    const response = await fetch(path, sent)
    const text = await response.text()
    const found = text === '' ? undefined : JSON.parse(text)
    if (response.ok) return reached({ ok: true, value: found })
    if (isErrorBody(found)) return reached({ ok: false, trouble: { kind: 'refused', status: response.status, error: found.error } })
  } catch {
    // No connection, a cut answer, or a page of somebody else's where JSON was due.
  }
  if (signal?.aborted !== true) noteReachable(false)
  return { ok: false, trouble: { kind: 'unreachable' } }
}

function reached<T>(answer: Answer<T>): Answer<T> {
  noteReachable(true)
  return answer
}
