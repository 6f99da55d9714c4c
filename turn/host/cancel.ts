/** The bell on which a turn's driver waits for a cancel mark, apart from the one that tells readers of new events. */
export function cancelBell(turn: string): string {
  return `cancel:${turn}`
}
