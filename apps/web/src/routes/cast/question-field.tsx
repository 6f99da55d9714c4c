import { longestQuestion } from '@hefu/wire'
import type { ReactNode } from 'react'
import { TextArea } from '../../ui/field.tsx'
import { castWords } from '../../words/cast.ts'
import { useWords } from '../../words/index.ts'
import { lengthOf } from './draft/made.ts'

/** From here on the counter shows how much room is left. */
const near = longestQuestion - 200

type QuestionProps = { readonly question: string; readonly onChange: (question: string) => void; readonly fault: string | undefined }

/** The question in the person's own words, with a counter near the limit. */
export function QuestionField({ question, onChange, fault }: QuestionProps): ReactNode {
  const say = useWords(castWords)
  const length = lengthOf(question)
  const over = length > longestQuestion ? say('question.over', { over: length - longestQuestion, most: longestQuestion }) : undefined
  const said = fault ?? over
  const hint = length >= near ? say('question.near', { left: longestQuestion - length }) : say('question.hint')
  return (
    <div data-field="question">
      <TextArea
        label={say('question')}
        rows={3}
        value={question}
        onChange={(event) => onChange(event.currentTarget.value)}
        hint={hint}
        {...(said === undefined ? {} : { fault: said })}
      />
    </div>
  )
}
