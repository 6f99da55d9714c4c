import type {
  Erased,
  Health,
  NewProvider,
  NewSession,
  NewTurn,
  ProbeReport,
  Provider,
  Report,
  SafetyStop,
  SessionChange,
  SessionPage,
  SessionWhole,
  Settings,
  TurnOpened,
  Writer,
  WriterChoice,
} from '@hefu/wire'
import { pageLanguage } from '../words/index.ts'
import { forgetReads } from './kept-reads.ts'
import { request } from './request.ts'
import type { Answer } from './trouble.ts'

/** What a list of sessions may be asked for; times in milliseconds since 1970. */
export type SessionQuery = { readonly search?: string; readonly question?: string; readonly since?: number; readonly before?: string; readonly limit?: number }

/** Paths that are read; the hooks use them as their keys. */
export const paths = {
  sessions: (query: SessionQuery = {}) => `/api/sessions${queryOf(query)}`,
  session: (session: string) => `/api/sessions/${encodeURIComponent(session)}`,
  receipt: (turn: string) => `/api/turns/${encodeURIComponent(turn)}/receipt`,
  events: (turn: string, after = 0) => `/api/turns/${encodeURIComponent(turn)}/events${after > 0 ? `?after=${after}` : ''}`,
  exported: (session: string, format: 'md' | 'json') => `/api/sessions/${encodeURIComponent(session)}/export?format=${format}&language=${pageLanguage()}`,
  everything: '/api/export',
  providers: '/api/providers',
  provider: (id: string) => `/api/providers/${encodeURIComponent(id)}`,
  writer: '/api/writer',
  settings: '/api/settings',
  health: '/healthz',
} as const

export const listSessions = (query: SessionQuery): Promise<Answer<SessionPage>> => request(paths.sessions(query))
export const openSession = (session: NewSession): Promise<Answer<SessionWhole | SafetyStop>> => request('/api/sessions', { method: 'POST', body: session })
export const changeSession = (session: string, change: SessionChange): Promise<Answer<SessionWhole>> =>
  request(paths.session(session), { method: 'PATCH', body: change })
export async function deleteSession(session: string): Promise<Answer<undefined>> {
  const answer = await request<undefined>(paths.session(session), { method: 'DELETE' })
  if (answer.ok) forgetReads(paths.session(session))
  return answer
}

export const openTurn = (session: string, turn: NewTurn): Promise<Answer<TurnOpened | SafetyStop>> =>
  request(`${paths.session(session)}/turns`, { method: 'POST', body: turn })
export const cancelTurn = (turn: string): Promise<Answer<undefined>> => request(`/api/turns/${encodeURIComponent(turn)}/cancel`, { method: 'POST' })
export const reportTurn = (turn: string, report: Report): Promise<Answer<undefined>> =>
  request(`/api/turns/${encodeURIComponent(turn)}/report`, { method: 'POST', body: report })

export const addProvider = (provider: NewProvider): Promise<Answer<Provider>> => request(paths.providers, { method: 'POST', body: provider })
export const changeProvider = (id: string, provider: NewProvider): Promise<Answer<Provider>> => request(paths.provider(id), { method: 'PUT', body: provider })
export const deleteProvider = (id: string): Promise<Answer<undefined>> => request(paths.provider(id), { method: 'DELETE' })
export const testProvider = (id: string, signal: AbortSignal): Promise<Answer<ProbeReport>> => request(`${paths.provider(id)}/test`, { method: 'POST', signal })
export const chooseWriter = (choice: WriterChoice): Promise<Answer<Writer>> => request(paths.writer, { method: 'PUT', body: choice })
export const changeSettings = (settings: Settings): Promise<Answer<Settings>> => request(paths.settings, { method: 'PUT', body: settings })
export async function deleteEverything(): Promise<Answer<Erased>> {
  const answer = await request<Erased>('/api/everything', { method: 'DELETE' })
  if (answer.ok) forgetReads()
  return answer
}
export const readHealth = (): Promise<Answer<Health>> => request(paths.health)

function queryOf(query: SessionQuery): string {
  const filled = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`
}
