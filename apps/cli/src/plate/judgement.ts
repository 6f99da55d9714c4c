import type { Derivation } from '@hefu/contracts/liuyao'
import { judgementLabels } from '@hefu/liuyao/labels'
import type { Cite, Effect, JudgementHit } from '@hefu/liuyao'
import type { Messages } from '../messages/messages.ts'
import type { Screen } from '../screen.ts'
import { wrapped } from '../text.ts'

/** Prints what the rules say of a plate: sign and direction, the rules each way with their sources, and the candidates of timing. */
export function printJudgement({ judgement, facts, hash }: Derivation, screen: Screen): void {
  const { judgement: words } = screen.messages
  const said = new Map(facts.map(({ id, text }) => [id, text]))
  const line = (mark: string, text: string | undefined): void => {
    if (text !== undefined && text !== '') screen.line(`${mark} ${wrapped(text, { columns: screen.columns, indent: 2 })}`)
  }
  const part = (title: string, entries: readonly string[], mark: string): void => {
    if (entries.length === 0) return
    screen.line()
    screen.line(title)
    for (const entry of entries) line(mark, entry)
  }
  const hits = (effect: Effect): readonly string[] =>
    weightiest(judgement.hits, effect).map((hit) => `${said.get(`hit.${hit.id}`) ?? ''} ${source(hit.cite, screen.messages)}`)
  screen.line(words.title)
  for (const id of ['level', 'direction', 'subject', 'source', 'foe']) line('·', said.get(id))
  part(words.inFavour, hits('+'), '+')
  part(words.against, hits('-'), '−')
  part(words.remarks, hits('0'), '·')
  const windows = judgement.windows.map(({ cite }, place) => `${said.get(`window.${place + 1}`) ?? ''} ${source(cite, screen.messages)}`)
  part(words.windows, windows, '·')
  screen.line()
  screen.line(words.reflection)
  screen.line(`${words.hash} ${hash.slice(0, 16)}`)
}

function weightiest(hits: readonly JudgementHit[], effect: Effect): readonly JudgementHit[] {
  return hits.filter((hit) => hit.effect === effect).toSorted((one, two) => two.weight - one.weight)
}

function source({ book, place }: Cite, messages: Messages): string {
  return `[${messages.judgement.cite(judgementLabels[messages.language].book[book], place)}]`
}
