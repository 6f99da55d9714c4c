import { cast, derive, render } from '@hefu/liuyao'
import type { Language } from '@hefu/liuyao/labels'
import type { Receipt } from '@hefu/wire'
import type { Piece } from '@hefu/contracts/liuyao/output'
import { escaped, escapedLine, quoted } from './escape.ts'
import { Notes } from './notes.ts'
import type { SessionFile } from './session-file.ts'
import type { ExportWords } from './tables/export-words.ts'
import { exportWords } from './words.ts'

/** A session as Markdown: the plate, the reading with its grounds by fact id, the follow-up and the accounts, under a head for machines. */
export function sessionMarkdown(file: SessionFile, language: Language): string {
  const words = exportWords[language]
  const { session } = file
  const notes = new Notes(session.reading?.facts ?? [])
  const parts = [
    head(file),
    `# ${escapedLine(session.title)}`,
    `## ${words.question}`,
    quoted(session.question),
    plate(file, language),
    ...reading(file, words, notes),
    ...followUp(file, words, notes),
    ...notes.list(words.notes),
    ...(session.outcome === undefined || session.outcome === '' ? [] : [`## ${words.outcome}`, escaped(session.outcome)]),
    ...Object.entries(file.receipts).map(([turn, receipt]) => account({ turn, receipt, rules: isByRules(turn, session) }, words)),
    words.reflection,
  ]
  return `${parts.join('\n\n')}\n`
}

/** YAML whose values are written as JSON, so that no word of a person's can break out of it; nor is one markup to a reader that knows no such head. */
function head({ session, program, at, authorship }: SessionFile): string {
  const rows = {
    session: session.session,
    created: new Date(session.createdAt).toISOString(),
    exported: new Date(at).toISOString(),
    program,
    'ai-generated': authorship.some(({ aiGenerated }) => aiGenerated),
    'written-by': authorship.map(({ turn, writtenBy, model }) => ({ turn, by: writtenBy, ...(model === undefined ? {} : { model }) })),
    seal: session.reading?.reading.divination_derived?.hash ?? null,
  }
  const title = JSON.stringify(session.title).replaceAll(/[&<>[\]`*_]/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return ['---', `title: ${title}`, ...Object.entries(rows).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join('\n')
}

/** The engine's own drawing, its title one level down. */
function plate({ session: { cast: given, options } }: SessionFile, language: Language): string {
  return `#${render(derive(cast(given, options), options), { lang: language, format: 'md' }).trimEnd()}`
}

function reading({ session, authorship }: SessionFile, words: ExportWords, notes: Notes): readonly string[] {
  const kept = session.reading
  if (kept === undefined) return []
  const { conclusion, answer, focus_points: focus, advice, keywords } = kept.reading
  const facts = (kinds: readonly string[]) => kept.facts.filter(({ kind }) => kinds.includes(kind)).map(({ id, text }) => `- ${escapedLine(text)} \`${id}\``)
  const windows = facts(['window'])
  return [
    `## ${words.reading}`,
    ...mark(authorship, kept.turn),
    facts(['level', 'direction']).join('\n'),
    `### ${words.conclusion}`,
    paragraphs(conclusion, notes),
    `### ${words.answer}`,
    paragraphs(answer, notes),
    `### ${words.focus}`,
    items(focus, notes),
    `### ${words.advice}`,
    items(advice, notes),
    ...(windows.length === 0 ? [] : [`### ${words.windows}`, windows.join('\n')]),
    ...(keywords.length === 0 ? [] : [`${words.keywords}${words.colon}${keywords.map(escapedLine).join(' · ')}`]),
  ]
}

function followUp({ session: { followUp: kept }, authorship }: SessionFile, words: ExportWords, notes: Notes): readonly string[] {
  if (kept === undefined) return []
  return [`## ${words.followUp}`, quoted(kept.text), ...mark(authorship, kept.turn), paragraphs(kept.answer, notes)]
}

function mark(authorship: SessionFile['authorship'], turn: string): readonly string[] {
  return authorship.flatMap((one) => (one.turn === turn ? [`_${escapedLine(one.label)}_`] : []))
}

function paragraphs(pieces: readonly Piece[], notes: Notes): string {
  return pieces.map(({ text, facts }) => `${escaped(text)}${notes.marks(facts)}`).join('\n\n')
}

function items(pieces: readonly Piece[], notes: Notes): string {
  return pieces.map(({ text, facts }) => `- ${escapedLine(text)}${notes.marks(facts)}`).join('\n')
}

function isByRules(turn: string, { turns }: SessionFile['session']): boolean {
  return turns.find((one) => one.turn === turn)?.writtenBy.by === 'rules'
}

type Accounted = { readonly turn: string; readonly receipt: Receipt; readonly rules: boolean }

function account({ turn, receipt, rules }: Accounted, words: ExportWords): string {
  const { contract, skill, model, attempts, facts, marks, charge } = receipt
  const { account: names, colon, comma } = words
  const used = rules ? names.rules : [...new Set([model.asked, ...model.used])].map(escapedLine).join(' / ')
  const drafts = attempts.map(({ verdict }) => (verdict === 'kept' ? names.kept : names.withdrawn)).join(comma)
  const rows: readonly (readonly [string, string])[] = [
    [names.turn, `\`${turn}\``],
    [names.contract, `${contract.name} ${contract.version}`],
    [names.method, `${skill.name} ${skill.version} \`${skill.hash.slice(0, 16)}\``],
    [names.writer, used],
    [names.attempts, drafts],
    [names.facts, facts.map((id) => `\`${id}\``).join(' ')],
    ...(marks.length === 0 ? [] : ([[names.marks, marks.map(escapedLine).join(comma)]] as const)),
    [names.charge, String(charge)],
  ]
  return [`## ${words.receipt}`, rows.map(([name, value]) => `- ${name}${colon}${value}`).join('\n')].join('\n\n')
}
