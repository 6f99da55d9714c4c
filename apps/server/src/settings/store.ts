/** Where single settings are kept, by name; values are plain JSON. Every method is one transaction. */
export interface SettingStore {
  /** Undefined where it was never set. */
  readonly get: (name: string) => Promise<unknown>
  /** Undefined takes it away. */
  readonly put: (name: string, value: unknown) => Promise<void>
}
