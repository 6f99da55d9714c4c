import { hexagramLabel, judgementLabels } from '@hefu/liuyao/labels'
import type { KeptReading, SessionWhole } from '@hefu/wire'
import type { ReactNode } from 'react'
import { authorOf } from '../../reading/author.ts'
import { KeptActions } from '../../reading/liuyao/answer/actions.tsx'
import { readingText } from '../../reading/liuyao/answer/as-text.ts'
import { CitedPoints, CitedProse } from '../../reading/liuyao/answer/cited.tsx'
import { labelText } from '../../reading/liuyao/answer/label.tsx'
import { Timing } from '../../reading/liuyao/answer/timing.tsx'
import { FollowUp } from '../../reading/liuyao/followup/follow-up.tsx'
import { SealedBar } from '../../reading/liuyao/sealed/sealed-bar.tsx'
import { readingWords, type SayReading } from '../../reading/words.ts'
import { useLanguage, useWords, type PageLanguage } from '../../words/index.ts'
import { Outcome } from './outcome.tsx'

type Props = { readonly whole: SessionWhole; readonly kept: KeptReading; readonly joining: boolean; readonly onReceipt: (turn: string) => void }

/** The reading under the plate: its words, the seal, the follow-up, what came of it. */
export function ReadingBody({ whole, kept, joining, onReceipt }: Props): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  const { answer, focus_points: focus, advice, ui_hints: hints } = kept.reading
  const text = copyOf({ whole, kept }, language, say)
  return (
    <>
      <Section title={say('section.answer')}>
        <CitedProse passages={answer} written={kept.language} />
      </Section>
      <Section title={say('section.focus')}>
        <CitedPoints passages={focus} written={kept.language} />
      </Section>
      <Section title={say('section.advice')}>
        <CitedPoints passages={advice} written={kept.language} />
      </Section>
      {hints.windows.length === 0 ? null : (
        <Section title={say('section.windows')}>
          <Timing kept={kept} />
        </Section>
      )}
      <SealedBar at={kept.at} joining={joining}>
        <KeptActions turn={kept.turn} text={text} onReceipt={() => onReceipt(kept.turn)} />
      </SealedBar>
      <FollowUp whole={whole} kept={kept} onReceipt={onReceipt} />
      <Outcome whole={whole} />
    </>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="mt-12 first:mt-0">
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  )
}

function copyOf({ whole, kept }: Pick<Props, 'whole' | 'kept'>, language: PageLanguage, say: SayReading): string {
  const { base, changed, question } = whole
  const names = [base, ...(changed === undefined ? [] : [changed])].map((number) => hexagramLabel(number, language).fullName)
  const level = kept.reading.sign_level
  const author = authorOf(kept.writtenBy)
  return readingText(question, kept, {
    hexagrams: names.join(language === 'en' ? ' → ' : '之'),
    level: level === null ? '' : judgementLabels[language].level[level],
    answer: say('section.answer'),
    focus: say('section.focus'),
    advice: say('section.advice'),
    windows: say('copy.windows'),
    label: `[${say(`label.${author}`)}] ${labelText(author, 'says', say)}`,
  })
}
