/** A variable that cannot be worked with. `value` is left out where it may hold a secret. */
export interface Setting {
  readonly name: string
  readonly value?: string
  readonly allowed: readonly string[]
}

/** What the server itself throws: a session that went while a turn was opened on it, or a setting of its environment that it cannot work with. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly code: 'session-unknown' | 'setting-invalid'
  readonly setting: Setting | undefined
  constructor(code: ServerError['code'], message: string, setting?: Setting) {
    super(message)
    this.code = code
    this.setting = setting
  }
}
