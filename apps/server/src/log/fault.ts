/** What of a thrown error may stand in the log: its kind, its code and the places it passed, never its message, which may hold a person's words. */
export interface Fault {
  readonly kind: string
  readonly code?: string
  readonly at: readonly string[]
  readonly cause?: Fault
}

const mostPlaces = 8
const deepest = 3

/** A thrown error as it may be logged. */
export function faultOf(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] }
  const { name, cause } = error
  const code = 'code' in error && typeof error.code === 'string' && /^[\w-]{1,40}$/u.test(error.code) ? { code: error.code } : {}
  const deeper = cause === undefined || depth >= deepest ? {} : { cause: faultOf(cause, depth + 1) }
  return { kind: name, ...code, at: placesOf(error), ...deeper }
}

/** The frames of a stack; its head, which repeats the message, is left out even where the message has many lines. */
function placesOf({ name, message, stack = '' }: Error): readonly string[] {
  const told = message === '' ? stack : stack.replace(`${name}: ${message}`, '').replace(message, '')
  return told
    .split('\n')
    .map((line) => /^ {4}at (?<place>(?:async )?[\w.<>$# [\]]*\(?(?:file:\/\/|node:|\/|[A-Z]:\\)[^()\s]*:\d+:\d+\)?)$/u.exec(line)?.groups?.['place'])
    .filter((place) => place !== undefined)
    .slice(0, mostPlaces)
}
