/** What a look at the stream's address found, where it could not be opened. */
export type Probe = 'there' | 'unknown' | 'restart' | 'unreachable'

/** What can happen to the line between the page and a turn's log. */
export type Happening =
  | { readonly type: 'opened' }
  | { readonly type: 'arrived'; readonly seq: number; readonly ended: boolean }
  | { readonly type: 'broke' }
  | { readonly type: 'probed'; readonly found: Probe }
  | { readonly type: 'due' }
  | { readonly type: 'offline' }
  | { readonly type: 'online' }
  | { readonly type: 'seen' }

/** The line to a turn's log. `after` is the last seq that came, `tries` counts openings since one last came; `lost` until the line is back. */
export type Line = {
  readonly phase: 'opening' | 'open' | 'probing' | 'waiting' | 'offline' | 'over' | 'gone'
  readonly after: number
  readonly tries: number
  readonly lost: boolean
}

/** What the follower does next; `restart` opens again from the beginning with an empty fold. */
export type Doing = 'open' | 'restart' | 'probe' | 'wait' | 'close' | 'nothing'

/** A line that is about to be opened. */
export const opening: Line = { phase: 'opening', after: 0, tries: 0, lost: false }

/** A line that waits for the network; nothing is tried until it is back. */
export const offline: Line = { ...opening, phase: 'offline' }

/** The next state of the line, and what to do about it. Reload, second tab, lost line and killed server all end in `open` with `after`. */
export function next(line: Line, happening: Happening): { readonly line: Line; readonly doing: Doing } {
  if (line.phase === 'over' || line.phase === 'gone') return { line, doing: 'nothing' }
  switch (happening.type) {
    case 'opened':
      return { line: { ...line, phase: 'open', tries: 0, lost: false }, doing: 'nothing' }
    case 'arrived':
      return arrived(line, happening)
    case 'broke':
      return broke(line)
    case 'probed':
      return probed(line, happening.found)
    case 'due':
      return line.phase === 'waiting' ? again(line) : { line, doing: 'nothing' }
    case 'offline':
      return { line: { ...line, phase: 'offline', lost: true }, doing: 'close' }
    case 'online':
    case 'seen':
      return line.phase === 'offline' && happening.type === 'seen' ? { line, doing: 'nothing' } : again({ ...line, tries: 0 })
  }
}

type Step = ReturnType<typeof next>

function arrived(line: Line, { seq, ended }: Happening & { readonly type: 'arrived' }): Step {
  const after = Math.max(line.after, seq)
  return ended
    ? { line: { ...line, phase: 'over', after, lost: false }, doing: 'close' }
    : { line: { ...line, after, tries: 0, lost: false }, doing: 'nothing' }
}

/** A line that never opened is looked at: its turn may be gone. One that was open is simply opened again. */
function broke(line: Line): Step {
  if (line.phase === 'opening') return { line: { ...line, phase: 'probing', lost: true }, doing: 'probe' }
  return line.phase === 'open' ? waiting(line) : { line, doing: 'nothing' }
}

function probed(line: Line, found: Probe): Step {
  if (line.phase !== 'probing') return { line, doing: 'nothing' }
  if (found === 'unknown') return { line: { ...line, phase: 'gone' }, doing: 'close' }
  if (found === 'restart' && line.after > 0) return { line: { ...line, phase: 'opening', after: 0, lost: true }, doing: 'restart' }
  return waiting(line)
}

const waiting = (line: Line): Step => ({ line: { ...line, phase: 'waiting', tries: line.tries + 1, lost: true }, doing: 'wait' })
const again = (line: Line): Step => ({ line: { ...line, phase: 'opening' }, doing: 'open' })

/** How long to wait before the next opening, in milliseconds: half a second, doubling to five, a quarter either way by `chance` (0 to 1). */
export function pause(tries: number, chance: number): number {
  return Math.round(Math.min(5_000, 500 * 2 ** Math.max(0, tries - 1)) * (0.75 + chance / 2))
}
