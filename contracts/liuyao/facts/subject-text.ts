import type { Judgement } from '@hefu/liuyao'
import { fill } from '../fill.ts'
import type { Speech } from './speech.ts'

/** Where the subject stands and how strong month and day leave it. */
export function subjectText(place: Judgement['subject'], speech: Speech): string {
  const { words, labels } = speech
  const template = { line: words.subjectOnLine, change: words.subjectInChange, hidden: words.subjectHidden }[place.place]
  const strength = place.vigour >= 2 ? words.strong : place.vigour <= -2 ? words.weak : words.middling
  return fill(template, {
    subject: speech.judged.subject[place.subject],
    line: labels.position[place.position],
    branch: labels.branch[place.branch],
    element: labels.element[place.element],
    strength,
  })
}
