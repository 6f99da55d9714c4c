/** Iterates until done or until `signal` aborts; then throws its reason at once, even when the source never answers. */
export async function* abortable<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  const stop = Promise.withResolvers<never>()
  stop.promise.catch(() => undefined)
  const onAbort = (): void => stop.reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    while (true) {
      signal.throwIfAborted()
      const next = await Promise.race([iterator.next(), stop.promise])
      if (next.done === true) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    void iterator.return?.()?.catch(() => undefined)
  }
}
