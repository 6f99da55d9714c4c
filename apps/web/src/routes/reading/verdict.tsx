import { judgementLabels } from '@hefu/liuyao/labels'
import type { KeptReading } from '@hefu/wire'
import type { ReactNode } from 'react'
import { AuthorLabel } from '../../reading/liuyao/answer/label.tsx'
import { SignStick } from '../../reading/liuyao/stick/sign-stick.tsx'
import { authorOf } from '../../reading/author.ts'
import { readingWords } from '../../reading/words.ts'
import { Chip } from '../../ui/chip.tsx'
import { useLanguage, useWords } from '../../words/index.ts'

/** Sign level, the answer in a sentence, keywords, and who wrote it. */
export function Verdict({ kept }: { readonly kept: KeptReading }): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  const { sign_level: level, conclusion, keywords } = kept.reading
  return (
    <div className="grid gap-4">
      {level === null ? null : (
        <>
          <p className={`font-read leading-[1.1] text-cinnabar ${language === 'en' ? 'text-2xl first-letter:uppercase' : 'text-3xl tracking-[0.06em]'}`}>
            {judgementLabels[language].level[level]}
          </p>
          <SignStick level={level} language={language} />
        </>
      )}
      <p className="font-read text-[1.3125rem] leading-[1.75] [&:lang(en)]:leading-normal" lang={kept.language}>
        {conclusion.map(({ text }) => text).join(kept.language === 'en' ? ' ' : '')}
      </p>
      {keywords.length === 0 ? null : (
        <ul aria-label={say('keywords')} className="flex flex-wrap gap-x-3 gap-y-2" lang={kept.language}>
          {keywords.map((word) => (
            <li key={word}>
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      )}
      <AuthorLabel author={authorOf(kept.writtenBy)} of="says" />
    </div>
  )
}
