/** Maha, antar, pratyantar, sukshma, prana. */
export type Level = 1 | 2 | 3 | 4 | 5

/** The levels in order. */
export const levels: readonly Level[] = [1, 2, 3, 4, 5]

/** One period: who rules it, and from when to before when, Julian days (UT). Its end is the start of the next. */
export type Period<Lord> = {
  readonly level: Level
  readonly lord: Lord
  readonly start: number
  readonly end: number
  /** Whether it was over when the birth came. */
  readonly beforeBirth: boolean
  /** The periods it is made of, in order; empty at the last level asked for. */
  readonly parts: readonly Period<Lord>[]
}

/** The periods running at a Julian day (UT), from the maha down; empty outside of all of them. */
export function pathAt<Lord>(periods: readonly Period<Lord>[], at: number): readonly Period<Lord>[] {
  const found = periods.find(({ start, end }) => start <= at && at < end)
  return found === undefined ? [] : [found, ...pathAt(found.parts, at)]
}

/** A period with the lords of all that it lies in, its own the last. */
export type ListedPeriod<Lord> = Pick<Period<Lord>, 'level' | 'start' | 'end' | 'beforeBirth'> & { readonly lords: readonly Lord[] }

/** Every period of one level in order of time, with the lords above it. */
export function listPeriods<Lord>(periods: readonly Period<Lord>[], level: Level): readonly ListedPeriod<Lord>[] {
  return listed(periods, level, [])
}

function listed<Lord>(periods: readonly Period<Lord>[], level: Level, above: readonly Lord[]): readonly ListedPeriod<Lord>[] {
  return periods.flatMap(({ parts, lord, ...period }) => {
    const lords = [...above, lord]
    return period.level === level ? [{ ...period, lords }] : listed(parts, level, lords)
  })
}
