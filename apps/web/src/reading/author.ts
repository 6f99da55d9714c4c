import type { WrittenBy } from '@hefu/wire'

/** Who wrote a text: a service of language, or the built-in rules. */
export type Author = 'ai' | 'rules'

/** Under which label words go. */
export const authorOf = ({ by }: WrittenBy): Author => (by === 'rules' ? 'rules' : 'ai')
