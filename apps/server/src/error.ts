/** What the server itself throws: a session that went while a turn was opened on it, or a setting of its environment that it cannot work with. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly code: 'session-unknown' | 'setting-invalid'
  constructor(code: ServerError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
