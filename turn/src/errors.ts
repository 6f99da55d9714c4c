/** Where turns are kept cannot be had: held by another process, of a newer version, not to be written in, without space, or damaged so that it does not open. */
type StoreCode = 'store-held' | 'store-newer' | 'store-unwritable' | 'store-full' | 'store-damaged'

/** Everything this package throws: a bug in a contract, a log that no turn could have written, or a store that cannot be had. */
export class TurnError extends Error {
  override readonly name = 'TurnError'
  readonly code: 'contract-invalid' | 'log-invalid' | 'stale-epoch' | 'seq-taken' | 'turn-unknown' | 'script-unexpected' | 'script-unused' | StoreCode
  constructor(code: TurnError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
