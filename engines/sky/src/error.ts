/** Every way in which this package refuses an input. */
export type SkyErrorCode =
  | 'table-format'
  | 'table-length'
  | 'time-range'
  | 'output-length'
  | 'latitude-invalid'
  | 'longitude-invalid'
  | 'ayanamsa-unknown'
  | 'houses-unknown'
  | 'window-invalid'
  | 'search-invalid'
  | 'date-invalid'
  | 'clock-text'
  | 'zone-unknown'
  | 'practice-unknown'
  | 'offset-invalid'
  | 'list-index'

/** What came and what is allowed. */
export type SkyErrorData = { readonly value: unknown; readonly allowed: string }

/** The one error class of this package: `code` says which rule was broken, `value` what came, `allowed` what may come. */
export class SkyError extends Error {
  /** Which rule was broken. */
  readonly code: SkyErrorCode
  /** What came. */
  readonly value: unknown
  /** What may come, in words. */
  readonly allowed: string

  /** `problem` is the sentence before the value; the message is made of all three. */
  constructor(code: SkyErrorCode, problem: string, { value, allowed }: SkyErrorData) {
    super(`${problem}: ${String(value)}; allowed is ${allowed}.`)
    this.name = 'SkyError'
    this.code = code
    this.value = value
    this.allowed = allowed
  }
}
