import type { Birth } from '@hefu/births'
import type { NewSession } from '@hefu/wire'
import type { App } from '../room.ts'
import { memoryPort } from './memory-server.ts'

/** A request as a test makes it: a body is sent as JSON, a text as it stands. */
export interface Sent {
  readonly body?: unknown
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What came back; the body parsed where it is JSON. */
export interface Came {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

/** Sends a request to an app as a program on this machine would. */
export async function ask(app: App, line: string, { body, text, headers = {} }: Sent = {}): Promise<Came> {
  const response = await send(app, line, { body, ...(text === undefined ? {} : { text }), headers })
  const answered = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { status: response.status, headers: response.headers, text: answered, json: isJson ? JSON.parse(answered) : undefined }
}

/** The same, with the answer still to be read. */
export async function send(app: App, line: string, { body, text, headers = {} }: Sent = {}): Promise<Response> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const url = `http://127.0.0.1:${memoryPort}${path}`
  const type = sent === undefined ? {} : { 'content-type': 'application/json' }
  return app.request(url, { method, headers: { host: `127.0.0.1:${memoryPort}`, ...type, ...headers }, ...(sent === undefined ? {} : { body: sent }) })
}

/** A field of an answer, by its path; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((so, key) => (typeof so === 'object' && so !== null ? new Map<string, unknown>(Object.entries(so)).get(key) : undefined), value)
}

/** A birth at Shanghai in the summer time of 1991. */
export function sampleBirth(more: Partial<Birth> = {}): Birth {
  return {
    name: '林知夏',
    date: { year: 1991, month: 8, day: 19 },
    calendar: 'gregorian',
    recorded: { kind: 'known', clock: { hour: 4, minute: 58, second: 0 } },
    place: { name: '上海', latitude: 31.222, longitude: 121.458, id: 1_796_236 },
    zone: 'Asia/Shanghai',
    reckoning: { kind: 'zone' },
    ...more,
  }
}

/** A question about money with six lines, cast on a day that is known by its pillars. */
export function sampleSession(request: string, more: Partial<NewSession> = {}): NewSession {
  return {
    request,
    language: 'zh-Hans',
    question: '这笔钱收得回来吗？',
    matter: { category: 'wealth' },
    cast: { way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] }, when: { kind: 'pillars', monthBranch: 'you', day: { index: 47, stem: 'xin', branch: 'hai' } } },
    options: {},
    ...more,
  }
}
