import type { Model, Part } from '@hefu/turn'

/** A model that says nothing until its call is taken back; `asked` resolves when it was first asked. */
export function silentModel(): { readonly model: Model; readonly asked: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  async function* stream(_request: unknown, signal: AbortSignal): AsyncGenerator<Part> {
    resolve()
    await new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }))
    signal.throwIfAborted()
    yield { type: 'finish', why: 'stop' }
  }
  return { model: { name: 'silent', stream }, asked: promise }
}

/** A provider that fails its first `times` calls and is then another model. */
export function failingFirst(times: number, then: Model): Model {
  const calls = { left: times }
  async function* stream(...call: Parameters<Model['stream']>): AsyncGenerator<Part> {
    calls.left -= 1
    if (calls.left >= 0) yield { type: 'error', code: 'unreachable' }
    else yield* then.stream(...call)
  }
  return { name: 'failing', stream }
}
