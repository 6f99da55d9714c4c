import { TurnError } from '../src/index.ts'

/** One event of an event stream. `data` may hold line breaks; they arrive as `\n`. */
export interface Frame {
  readonly id?: string
  readonly event?: string
  readonly data: string
}

/** A comment that keeps proxies from closing a quiet stream; readers skip it. */
export const keepAlive = ':\n\n'

const lineBreak = /\r\n|\n|\r/

/** A frame as text of `text/event-stream` (WHATWG HTML, section 9.2), id first. Throws TurnError 'log-invalid' when id or event hold what would break the frame. */
export function encodeFrame({ id, event, data }: { readonly id?: string | number; readonly event?: string; readonly data: string }): string {
  const head = [field('id', id), field('event', event)]
  const lines = data.split(lineBreak).map((line) => `data: ${line}\n`)
  return [...head, ...lines, '\n'].join('')
}

function field(name: string, value: string | number | undefined): string {
  if (value === undefined) return ''
  const text = String(value)
  if (lineBreak.test(text) || text.includes('\0') || text === '')
    throw new TurnError('log-invalid', `${name} of a frame is ${JSON.stringify(text)}; allowed is a text without line breaks and NUL, and not empty`)
  return `${name}: ${text}\n`
}

/**
 * The whole frames of an event stream, wherever its chunks were cut: bytes or text; CRLF, LF or CR; comments and unknown fields skipped.
 * A frame without data is none, and one that the stream's end cuts off is dropped. Rejects only when `chunks` does.
 */
export async function* parseFrames(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Frame> {
  const lines = new Lines()
  let open: Open = { data: [] }
  for await (const chunk of chunks)
    for (const line of lines.take(chunk)) {
      if (line !== '') open = read(open, line)
      else {
        const { data, ...head } = open
        if (data.length > 0) yield { ...head, data: data.join('\n') }
        open = { data: [] }
      }
    }
}

type Open = { readonly id?: string; readonly event?: string; readonly data: readonly string[] }

function read(open: Open, line: string): Open {
  const colon = line.indexOf(':')
  const name = colon === -1 ? line : line.slice(0, colon)
  const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
  switch (name) {
    case 'data':
      return { ...open, data: [...open.data, value] }
    case 'id':
      return value.includes('\0') ? open : { ...open, id: value }
    case 'event':
      return { ...open, event: value }
    default:
      return open
  }
}

/** Whole lines out of chunks. A CR ends its line at once; the LF that may begin the next chunk belongs to it. */
class Lines {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  #rest = ''
  #begun = false
  #afterReturn = false

  take(chunk: Uint8Array | string): readonly string[] {
    let text = typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true })
    if (text === '') return []
    if (!this.#begun && text.startsWith('\uFEFF')) text = text.slice(1)
    this.#begun = true
    if (this.#afterReturn && text.startsWith('\n')) text = text.slice(1)
    this.#afterReturn = text.endsWith('\r')
    const lines = (this.#rest + text).split(lineBreak)
    this.#rest = lines.pop() ?? ''
    return lines
  }
}

/** Where a reader wants to go on, or why its header is refused. Without a header it is 0, the beginning. Whether the log reaches so far is the caller's to check. */
export function lastEventId(header: string | null | undefined): number | { readonly error: { readonly code: 'event_id_invalid'; readonly message: string } } {
  const text = header ?? ''
  if (text === '') return 0
  if (/^(0|[1-9]\d{0,14})$/.test(text)) return Number(text)
  const message = `Last-Event-ID is ${JSON.stringify(text.slice(0, 40))}; allowed is the id of an event of this stream, a whole number from 0`
  return { error: { code: 'event_id_invalid', message } }
}
