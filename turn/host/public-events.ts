import { type CallStatus, type Code, type Contract, hostCodes, publicNames, type TurnEvent } from '../src/index.ts'

/** What of a contract decides how much of a turn may be seen from outside. */
export type View = Pick<Contract, 'release' | 'publicCodes'>

const silent: ReadonlySet<CallStatus> = new Set(['rejected', 'failed', 'refused'])

/** The name under which a code may leave the server; undefined for codes of the host's own doings. */
export function publicCode(code: Code, view: View): string | undefined {
  return hostCodes.some((host) => host === code) ? undefined : (view.publicCodes[code] ?? publicNames[code] ?? code)
}

/**
 * The event as a reader may see it, or undefined where nothing of it may leave the server. Under `hold` no draft leaves;
 * never a classification, arguments, provider errors, diagnostics, or the value of a call that was not ok.
 */
export function publicEvent(event: TurnEvent, view: View): TurnEvent | undefined {
  switch (event.type) {
    case 'text-delta':
    case 'draft-withdrawn':
      return view.release === 'stream' ? event : undefined
    case 'data':
    case 'input-classified':
    case 'drive-start':
      return undefined
    case 'turn-start':
      return { ...event, input: { text: event.input.text } }
    case 'attempt-start':
      return { ...event, corrections: [] }
    case 'call-asked':
      return { type: 'call-asked', call: event.call, tool: event.tool }
    case 'call-start': {
      const { args: _, ...rest } = event
      return rest
    }
    case 'call-end':
      return silent.has(event.status) ? { type: 'call-end', call: event.call, status: event.status } : event
    case 'step-end':
      return { type: 'step-end', usage: event.usage, reasoned: event.reasoned, ...(event.finish === undefined ? {} : { finish: event.finish }) }
    case 'attempt-end':
      return { ...event, codes: [] }
    case 'turn-end':
      return { ...event, codes: [], history: [] }
    default:
      return event
  }
}
