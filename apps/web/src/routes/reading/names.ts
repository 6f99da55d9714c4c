import type { SessionWhole } from '@hefu/wire'

/** Characters up to which a question is itself the head of its page. */
const longestHead = 80

/** What a record is headed with: its question, or where that is long, its beginning above the whole. `renamed` is a name that the person gave. */
export type Named = { readonly head: string; readonly long: boolean; readonly renamed: string | undefined }

/** The names of a record. */
export function nameOf({ question, title }: Pick<SessionWhole, 'question' | 'title'>): Named {
  const asked = question.trim()
  const name = title.trim()
  const given = name !== '' && name !== asked && !asked.startsWith(name.replace(/…$/u, '')) ? name : undefined
  const letters = Array.from(asked)
  const long = letters.length > longestHead || asked.includes('\n')
  if (!long) return { head: asked, long, renamed: given }
  const beginning = `${Array.from(asked.split('\n')[0] ?? '')
    .slice(0, longestHead / 2)
    .join('')}…`
  return { head: given ?? beginning, long, renamed: undefined }
}
