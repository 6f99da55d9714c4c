/** Every way in which a birth, or a row of a file, is not sound. */
export const birthCodes = [
  'kind-wrong',
  'field-unknown',
  'text-missing',
  'text-too-long',
  'text-unwritable',
  'date-invalid',
  'time-invalid',
  'span-invalid',
  'number-invalid',
  'minutes-invalid',
  'latitude-invalid',
  'longitude-invalid',
  'zone-missing',
  'zone-unknown',
  'offset-invalid',
  'choice-invalid',
  'line-missing',
  'line-unknown',
  'line-unpaired',
  'column-missing',
  'date-order-wanted',
  'too-many',
] as const

/** One of `birthCodes`. */
export type BirthCode = (typeof birthCodes)[number]

/** What is wrong: the field (`place.latitude`), what stood there, and what may stand there, without words of a language. */
export type BirthFault = {
  readonly code: BirthCode
  readonly field: string
  readonly value: string
  readonly allowed: string
  /** The line of a file on which it stands, from 1. */
  readonly line?: number
}

/** The one error class of this package: a fault that is thrown. */
export class BirthError extends Error implements BirthFault {
  readonly code: BirthCode
  readonly field: string
  readonly value: string
  readonly allowed: string

  constructor({ code, field, value, allowed }: BirthFault) {
    super(`${field} is ${JSON.stringify(value)} (${code}); allowed is ${allowed}`)
    this.name = 'BirthError'
    this.code = code
    this.field = field
    this.value = value
    this.allowed = allowed
  }
}
