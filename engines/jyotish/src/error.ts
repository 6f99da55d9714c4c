/** Everything this package throws: `message` says what was wrong, its value, and what is allowed. */
export class JyotishError extends Error {
  override readonly name = 'JyotishError'
  readonly code: 'setting-unknown' | 'setting-value' | 'positions-invalid' | 'undefined-here' | 'window-invalid' | 'level-invalid' | 'varga-unknown' | 'table'
  constructor(code: JyotishError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
