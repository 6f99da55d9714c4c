import { violations } from './oracle.ts'
import { playChaos, randomStage, type Stage } from './play.ts'

/** What a chaos run found. */
export interface Found {
  readonly turns: number
  readonly violations: readonly { readonly seed: string; readonly stage: string; readonly what: string }[]
}

/** A source of stages: a name and, per seed, a stage. */
export interface Source {
  readonly name: string
  readonly make: (seed: string) => Stage
}

/** The library's own random contracts. */
export const ownSource: Source = { name: 'random contracts', make: randomStage }

/** Plays `turns` turns from `seed` over the sources in turn; stops early at the first violation when asked to. */
export async function runChaos(how: {
  readonly seed: number
  readonly turns: number
  readonly sources: readonly Source[]
  readonly stopAtFirst: boolean
}): Promise<Found> {
  const found: { seed: string; stage: string; what: string }[] = []
  for (let n = 0; n < how.turns; n += 1) {
    const source = how.sources[n % how.sources.length] ?? ownSource
    const seed = `${how.seed}.${n}`
    for (const what of await outcome(seed, source)) found.push({ seed, stage: source.name, what })
    if (how.stopAtFirst && found.length > 0) return { turns: n + 1, violations: found }
  }
  return { turns: how.turns, violations: found }
}

async function outcome(seed: string, source: Source): Promise<readonly string[]> {
  try {
    return await violations(await playChaos(seed, source.make(seed)))
  } catch (error) {
    return [`threw: ${error instanceof Error ? error.message : String(error)}`]
  }
}
