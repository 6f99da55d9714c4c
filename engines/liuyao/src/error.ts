/** Every way in which the Liu Yao engine refuses an input. */
export type LiuyaoErrorCode =
  | 'line-count'
  | 'line-value'
  | 'line-code'
  | 'coin-face'
  | 'coin-count'
  | 'hexagram-unknown'
  | 'hexagram-ambiguous'
  | 'number-invalid'
  | 'digits-invalid'
  | 'bytes-short'
  | 'lunar-date'
  | 'lunar-date-needed'
  | 'pillar-invalid'
  | 'branch-invalid'
  | 'option-unknown'
  | 'option-value'
  | 'preset-unknown'
  | 'date-invalid'
  | 'date-range'
  | 'instant-invalid'
  | 'longitude-needed'
  | 'longitude-invalid'
  | 'daylight-needed'
  | 'zone-unknown'
  | 'question-category'
  | 'question-relation'
  | 'question-subject'
  | 'sex-needed'
  | 'language-unknown'
  | 'table'

/** The one error class of this package: `code` says which rule was broken, the message what came and what is allowed. */
export class LiuyaoError extends Error {
  /** Which rule was broken. */
  readonly code: LiuyaoErrorCode

  /** `message` names what was wrong, its value, and what is allowed. */
  constructor(code: LiuyaoErrorCode, message: string) {
    super(message)
    this.name = 'LiuyaoError'
    this.code = code
  }
}
