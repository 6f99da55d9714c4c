/** Everything this package throws: `message` says what was wrong, its value, and what is allowed. */
export class RectifyError extends Error {
  override readonly name = 'RectifyError'
  readonly code: 'window-invalid' | 'source-invalid' | 'life-invalid' | 'minute-invalid' | 'event-invalid' | 'date-invalid' | 'probe-invalid' | 'ledger-invalid'
  constructor(code: RectifyError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
