import type { Category } from '@hefu/liuyao'
import type { Caution } from './tables/voice/voice.ts'

const byCategory: Readonly<Partial<Record<Category, Caution>>> = {
  illness: 'health',
  childbirth: 'birth',
  lawsuit: 'law',
  business: 'money',
  wealth: 'money',
  safety: 'safety',
}

/** The domain that a kind of question touches, where a hexagram may not stand in for someone competent. */
export function cautionOf(category: Category): Caution {
  return byCategory[category] ?? 'plain'
}
