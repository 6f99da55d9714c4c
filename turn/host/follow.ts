import type { Bell } from './bell.ts'
import type { Log, StoredEvent } from './log.ts'
import { publicEvent, type View } from './public-events.ts'

/** Where a reader starts: after a seq it has seen (0 for the beginning), until `signal` aborts. */
export interface From {
  readonly after: number
  readonly signal: AbortSignal
}

/** A turn's public events after `from.after`: the stored ones, then live ones, without gap or repeat, until turn-end. Seqs may skip events that are not public. */
export async function* follow(turn: string, from: From, source: { readonly log: Log; readonly bell: Bell; readonly view: View }): AsyncGenerator<StoredEvent> {
  const { log, bell, view } = source
  let { after } = from
  while (!from.signal.aborted) {
    const seen = new AbortController()
    const rung = bell.wait(turn, AbortSignal.any([from.signal, seen.signal]))
    try {
      const entries = await log.read(turn, after)
      for (const entry of entries) {
        after = entry.seq
        const event = publicEvent(entry.event, view)
        if (event !== undefined) yield { ...entry, event }
        if (entry.event.type === 'turn-end') return
      }
      if (entries.length === 0) await rung
    } finally {
      seen.abort()
    }
  }
}
