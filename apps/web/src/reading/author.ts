import type { Receipt } from '@hefu/wire'

/** Who wrote a text: a service of language, or the built-in rules. */
export type Author = 'ai' | 'rules'

/** The name under which receipts list the built-in rules. */
const rulesName = 'narrator'

/** Who wrote what a receipt speaks of. A text never goes without a label: in doubt it counts as written by AI. */
export function authorOf({ model }: Pick<Receipt, 'model'>): Author {
  const names = model.used.length === 0 ? [model.asked] : model.used
  return names.every((name) => name === rulesName) ? 'rules' : 'ai'
}
