/** Every field of a cast in the making, as it is typed or thrown; an empty field is one not filled yet. */
export const emptyDraft = {
  /** Where the person stands: `write`, `toss` or `plate`. */
  step: 'write',
  question: '',
  category: '',
  relation: '',
  sex: '',
  duration: '',
  subject: '',
  way: 'coins',
  /** `throw`: tossed on the page; `table`: thrown elsewhere and noted here. */
  hand: 'throw',
  /** Coins as they fell, three letters a line: b for the back, c for the characters. */
  coins: '',
  /** Lines were noted by hand, so the coins are not this page's chance alone. */
  noted: '',
  /** Bytes of the divisions as hexadecimal digits, twelve a line. */
  stalks: '',
  /** Six digits 6 to 9 from the bottom up, `-` for a line not chosen. */
  lines: '------',
  base: '',
  changed: '',
  first: '',
  second: '',
  third: '',
  addHour: 'no',
  /** `now`, or `other` for the date and time below. */
  moment: 'now',
  date: '',
  time: '',
  zone: '',
  fold: '',
  longitude: '',
  /** Empty for the conventions that are usual on this device. */
  preset: '',
  /** Conventions laid over the preset: `name=value`, with commas between them. */
  conventions: '',
  /** Epoch seconds at which the first coin fell or the lines were made. */
  started: '',
  /** Name under which the cast is sent, made once. */
  request: '',
} as const

/** The name of a field. */
export type Field = keyof typeof emptyDraft

/** A cast in the making. */
export type Draft = { readonly [Name in Field]: string }

/** Some fields, changed. */
export type Change = Partial<Draft>

/** Fields that are words of the person: kept on the device until they are sent. */
export const ownWords = ['question', 'category', 'relation', 'sex', 'duration', 'subject'] as const satisfies readonly Field[]

/** A draft from whatever was kept: fields that are texts are taken, the rest starts empty. */
export function draftFrom(kept: unknown, names: readonly Field[] = fields): Draft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft
  const found = new Map<string, unknown>(Object.entries(kept))
  const taken: Record<string, string> = {}
  for (const name of names) {
    const value = found.get(name)
    if (typeof value === 'string') taken[name] = value
  }
  return { ...emptyDraft, ...taken }
}

const fields: readonly Field[] = Object.keys(emptyDraft).filter(isField)

function isField(name: string): name is Field {
  return name in emptyDraft
}
