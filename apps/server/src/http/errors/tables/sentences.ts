import type { ErrorCode } from '@hefu/wire'

/** What was wrong, and what can be done. */
export type Sentence = { readonly message: string; readonly next: string }

/** One language's sentences, for every code. */
export type Sentences = Readonly<Record<ErrorCode, Sentence>>
