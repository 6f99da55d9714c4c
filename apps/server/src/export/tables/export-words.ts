/** What stands in an exported file besides what was asked and answered. */
export interface ExportWords {
  readonly question: string
  readonly plate: string
  readonly reading: string
  readonly conclusion: string
  readonly answer: string
  readonly focus: string
  readonly advice: string
  readonly keywords: string
  readonly windows: string
  readonly notes: string
  readonly followUp: string
  readonly outcome: string
  readonly receipt: string
  /** The mark of words that a model wrote; `name` is the model's. */
  readonly generated: (name: string | undefined) => string
  /** The mark of words that the built-in rules wrote. */
  readonly computed: string
  readonly reflection: string
  readonly account: {
    readonly turn: string
    readonly contract: string
    readonly method: string
    readonly writer: string
    readonly rules: string
    readonly attempts: string
    readonly kept: string
    readonly withdrawn: string
    readonly facts: string
    readonly marks: string
    readonly charge: string
  }
  readonly colon: string
  readonly comma: string
}
