import type { BirthCode, BirthFault } from '../error.ts'

/** Keeps what is wrong with the lines of a row. */
export type LineFaults = {
  readonly all: readonly BirthFault[]
  /** Notes a fault and gives undefined, so that a reader can return it. */
  readonly add: (code: BirthCode, field: string, about: { readonly value: string; readonly allowed: string; readonly line: number }) => undefined
}

/** None so far. */
export function lineFaults(): LineFaults {
  const all: BirthFault[] = []
  return {
    all,
    add: (code, field, about) => {
      all.push({ code, field, ...about })
      return undefined
    },
  }
}
