/** Everything this package throws: a bug in a contract, or a log that no turn could have written. */
export class TurnError extends Error {
  override readonly name = 'TurnError'
  readonly code: 'contract-invalid' | 'log-invalid' | 'stale-epoch' | 'seq-taken' | 'turn-unknown' | 'script-unexpected' | 'script-unused'
  constructor(code: TurnError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
