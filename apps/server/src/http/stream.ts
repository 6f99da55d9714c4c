import { keepAlive } from '@hefu/turn/host'

/** How a stream is kept and ended. */
export interface Streaming {
  /** Lets go of the source; aborted when the reader has gone. */
  readonly stop: AbortController
  /** How long the stream may be silent, in milliseconds. */
  readonly keepAliveMs: number
  /** Called when the source throws; what it returns is sent before the end. */
  readonly onFault: (error: unknown) => string
}

const utf8 = new TextEncoder()

/** An answer of `text/event-stream`. Nothing is asked of the source before the reader asks, and everything is let go when the reader goes. */
export function eventStream(frames: AsyncIterable<string>, { stop, keepAliveMs, onFault }: Streaming): Response {
  const source = frames[Symbol.asyncIterator]()
  let coming: Promise<IteratorResult<string>> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        coming ??= source.next()
        const next = await inTime(coming, keepAliveMs).catch((error: unknown) => ({ fault: onFault(error) }))
        if (next === undefined) return controller.enqueue(utf8.encode(keepAlive))
        coming = undefined
        if ('value' in next && next.done !== true) return controller.enqueue(utf8.encode(next.value))
        if ('fault' in next && next.fault !== '') controller.enqueue(utf8.encode(next.fault))
        stop.abort()
        controller.close()
      },
      cancel: async () => {
        stop.abort()
        await coming?.catch(() => undefined)
        await source.return?.()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } })
}

/** What comes within the time, or undefined when nothing did. */
async function inTime<T>(coming: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ms, undefined)
  try {
    return await Promise.race([coming, promise])
  } finally {
    clearTimeout(timer)
  }
}
