import type { BirthCode, BirthFault } from './error.ts'

/** What a field may hold, for a fault that names it. */
type Bound = { readonly least?: number; readonly most: number }

/** Controls other than tab and line breaks, and halves of surrogate pairs: no keyboard writes them, and not every store can keep them. */
const unwritable = /[\p{Cc}\p{Cs}]/u

/** Reads unknown values field by field and keeps what is wrong with each; a method gives undefined where it found a fault. */
export type Reader = {
  readonly faults: readonly BirthFault[]
  readonly fault: (code: BirthCode, field: string, about: { readonly value: unknown; readonly allowed: string }) => undefined
  /** The fields of an object, which may have no others than those named. */
  readonly object: (value: unknown, field: string, names: readonly string[]) => ReadonlyMap<string, unknown> | undefined
  /** A trimmed text of so many code points; `lines` lets it run over several. */
  readonly text: (value: unknown, field: string, bound: Bound & { readonly lines?: boolean }) => string | undefined
  readonly number: (value: unknown, field: string, bound: { readonly least: number; readonly most: number; readonly whole?: boolean }) => number | undefined
  readonly oneOf: <Word extends string>(value: unknown, field: string, words: readonly Word[]) => Word | undefined
}

/** A reader without faults so far. */
export function reader(): Reader {
  const faults: BirthFault[] = []
  const fault: Reader['fault'] = (code, field, { value, allowed }) => {
    faults.push({ code, field, value: shown(value), allowed })
    return undefined
  }
  return {
    faults,
    fault,
    object: (value, field, names) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault('kind-wrong', field, { value, allowed: '{…}' })
      const fields = new Map<string, unknown>(Object.entries(value))
      const extra = [...fields.keys()].find((name) => !names.includes(name))
      if (extra !== undefined) return fault('field-unknown', placeOf(field, extra), { value: fields.get(extra), allowed: names.join(', ') })
      return fields
    },
    text: (value, field, { least = 0, most, lines = false }) => {
      if (typeof value !== 'string') return fault('kind-wrong', field, { value, allowed: '"…"' })
      const text = value.trim()
      const length = [...text].length
      if (length < least) return fault('text-missing', field, { value: text, allowed: `${least}–${most}` })
      if (length > most) return fault('text-too-long', field, { value: text, allowed: `≤ ${most}` })
      if (unwritable.test(lines ? text.replaceAll(/[\t\n\r]/gu, '') : text)) return fault('text-unwritable', field, { value: text, allowed: lines ? '' : '1' })
      return text
    },
    number: (value, field, { least, most, whole = false }) => {
      if (typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value))) return value
      return fault('number-invalid', field, { value, allowed: `${least}–${most}` })
    },
    oneOf: (value, field, words) => words.find((word) => word === value) ?? fault('kind-wrong', field, { value, allowed: words.join(', ') }),
  }
}

/** A field within another; the outermost has no name of its own. */
export function placeOf(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`
}

const mostShown = 120

/** A value as a fault shows it: short, on one line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
