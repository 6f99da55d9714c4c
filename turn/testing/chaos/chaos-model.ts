import type { Model, ModelRequest, Part } from '../../src/index.ts'
import { type Random, random } from './random.ts'

/** A text that names where it was said, so that it can be found wherever it must not be. `claim` says that a write was done. */
function token(at: { readonly attempt: number; readonly step: number }, driver: string, claim = false): string {
  return `${claim ? 'recorded ' : ''}<a${at.attempt}.s${at.step}@${driver}>`
}

/** What the model may call and submit. */
export interface ChaosWorld {
  readonly seed: string
  readonly tools: readonly [string, ...string[]]
  readonly data: readonly [unknown, ...unknown[]]
}

/**
 * A model that misbehaves by a seed: talks instead of calling, repeats calls, calls two at once, sends broken or cut arguments, claims a
 * write that is not there, thinks only, falls silent, breaks off, errs before or after its finish.
 */
export function chaosModel(world: ChaosWorld, driver: string): Model {
  return {
    name: `chaos-${driver}`,
    async *stream(request: ModelRequest, signal: AbortSignal) {
      const chance = random(world.seed, 'model', request.at.attempt, request.at.step)
      for (const part of script(request, chance, { world, driver })) {
        signal.throwIfAborted()
        if (part === 'throw') throw new Error('chaos')
        yield part
      }
    },
  }
}

type Play = { readonly world: ChaosWorld; readonly driver: string }

function script(request: ModelRequest, chance: Random, play: Play): readonly (Part | 'throw')[] {
  const parts: (Part | 'throw')[] = []
  if (chance.chance(0.2)) parts.push({ type: 'think', text: 'hm' })
  const body = chance.int(10)
  if (body < 3) parts.push(...words(request, chance, play))
  else if (body < 8) parts.push(...calls(request, chance, play))
  else if (body < 9) parts.push({ type: 'data', value: chance.pick(play.world.data) })
  if (chance.chance(0.1)) parts.push({ type: 'usage', usage: { in: 5, out: 1 } })
  return [...parts, ...finish(chance)]
}

function words(request: ModelRequest, chance: Random, { driver }: Play): readonly Part[] {
  const text = token(request.at, driver, chance.chance(0.3))
  return chance.chance(0.5)
    ? [{ type: 'text', text }]
    : [
        { type: 'text', text: text.slice(0, 4) },
        { type: 'text', text: text.slice(4) },
      ]
}

function calls(request: ModelRequest, chance: Random, play: Play): readonly Part[] {
  const parts: Part[] = chance.chance(0.3) ? [...words(request, chance, play)] : []
  const offered = request.tools.map((tool) => tool.name)
  for (let n = chance.chance(0.3) ? 2 : 1; n > 0; n -= 1) {
    const call = `c${chance.int(3)}`
    const tool = chance.chance(0.8) && offered.length > 0 ? (offered[chance.int(offered.length)] ?? 'ghost') : chance.pick([...play.world.tools, 'ghost'])
    const args = { value: chance.int(2) }
    if (chance.chance(0.06)) parts.push({ type: 'call', call, tool, raw: '{"value":' })
    else parts.push({ type: 'call', call, tool, args: chance.chance(0.06) ? 'nonsense' : args })
  }
  if (chance.chance(0.15)) parts.push(...words(request, chance, play))
  return parts
}

function finish(chance: Random): readonly (Part | 'throw')[] {
  const usage = { in: 10, out: 5 }
  switch (chance.int(20)) {
    case 0:
      return []
    case 1:
      return ['throw']
    case 2:
      return [{ type: 'error', code: 'overloaded' }]
    case 3:
      return [
        { type: 'finish', why: 'stop', usage },
        { type: 'error', code: 'late' },
      ]
    case 4:
      return [{ type: 'finish', why: 'length', usage }]
    case 5:
      return [{ type: 'finish', why: 'content-filter', usage }]
    case 6:
      return [{ type: 'finish', why: 'tool-calls', usage }]
    default:
      return [{ type: 'finish', why: chance.chance(0.5) ? 'stop' : 'tool-calls', usage }]
  }
}
