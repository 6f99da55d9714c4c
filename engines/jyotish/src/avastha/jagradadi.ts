import { type Dignity, isStrongDignity } from '../dignity/dignity.ts'

/** States of waking (BPHS 45.5). */
export type Jagradadi = 'jagrat' | 'svapna' | 'sushupti'

/** Awake at home or exalted; dreaming with a friend or a neutral; asleep with an enemy or debilitated (BPHS 45.5). */
export function jagradadiOf(dignity: Dignity): Jagradadi {
  if (isStrongDignity(dignity)) return 'jagrat'
  return dignity === 'great_friend' || dignity === 'friend' || dignity === 'neutral' ? 'svapna' : 'sushupti'
}
