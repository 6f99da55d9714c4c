import { type Model, type ModelRequest, type Part, TurnError } from '../src/index.ts'

/** What the model streams, per attempt, per model call. `repeat` gives the last call again for every further one. */
export interface Line {
  readonly calls: readonly (readonly Part[])[]
  readonly repeat?: boolean
}

/** A model that plays a script, records the requests it was sent, and knows which lines were not used. */
export interface ScriptedModel extends Model {
  readonly requests: readonly ModelRequest[]
  /** Throws TurnError 'script-unused' when a line was never asked for. */
  readonly assertUsed: () => void
}

/** Plays `lines` by attempt. A call that the script does not hold throws TurnError 'script-unexpected', which breaks the attempt as an error part. */
export function scriptedModel(lines: readonly Line[], onPart?: (part: Part) => Promise<void>): ScriptedModel {
  const requests: ModelRequest[] = []
  const used = new Map<number, number>()
  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Part> {
    requests.push(request)
    const parts = next(request)
    for (const part of parts) {
      signal.throwIfAborted()
      yield part
      await onPart?.(part)
    }
  }
  function next({ at }: ModelRequest): readonly Part[] {
    const line = lines[at.attempt - 1]
    const count = used.get(at.attempt) ?? 0
    used.set(at.attempt, count + 1)
    const parts = line?.calls[count] ?? (line?.repeat === true ? line.calls.at(-1) : undefined)
    if (parts === undefined) throw new TurnError('script-unexpected', `no line for model call ${count + 1} of attempt ${at.attempt}`)
    return parts
  }
  return {
    name: 'scripted',
    stream,
    requests,
    assertUsed: () => {
      for (const [index, line] of lines.entries()) {
        const count = used.get(index + 1) ?? 0
        if (count < line.calls.length)
          throw new TurnError('script-unused', `attempt ${index + 1}: ${line.calls.length - count} of ${line.calls.length} lines were not used`)
      }
    },
  }
}
