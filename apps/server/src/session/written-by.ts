import { narrator } from '@hefu/contracts/liuyao'
import type { TurnState } from '@hefu/turn'
import type { WrittenBy } from '@hefu/wire'
import type { Start } from './room.ts'

const rules = narrator().name

/** Whether a model's name is that of the built-in rules. */
function isRules(name: string): boolean {
  return name === rules
}

/** The provider that a turn was opened with. */
export function providerOf({ input }: Start): string | undefined {
  const given = input.arguments
  const provider = typeof given === 'object' && given !== null && 'provider' in given ? given.provider : undefined
  return typeof provider === 'string' ? provider : undefined
}

/** Who words a turn. The rules do where no provider was chosen and no other name was asked: a service may call its model what it likes. */
export function writtenBy({ start, models }: TurnState): WrittenBy {
  const chosen = start === undefined ? undefined : providerOf(start)
  if (chosen === undefined && models.every(isRules)) return { by: 'rules' }
  const model = models.at(-1)
  return { by: 'model', ...(model === undefined ? {} : { model }) }
}
