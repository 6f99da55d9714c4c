/** A variable that cannot be worked with. `value` is left out where it may hold a secret. */
export interface Setting {
  readonly name: string
  readonly value?: string
  readonly allowed: readonly string[]
}

/** What the server itself throws: a session that went while a turn was opened on it, a setting of its environment that it cannot work with, or a key file that is no key or cannot be read. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly code: 'session-unknown' | 'setting-invalid' | 'key-damaged'
  readonly setting: Setting | undefined
  constructor(code: ServerError['code'], message: string, { setting, cause }: { readonly setting?: Setting; readonly cause?: unknown } = {}) {
    super(message, cause === undefined ? {} : { cause })
    this.code = code
    this.setting = setting
  }
}
