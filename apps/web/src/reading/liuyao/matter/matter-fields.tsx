import { askedFor, categories, type Question, subjects } from '@hefu/liuyao'
import { judgementLabels } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/choice.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { castWords } from '../../../words/cast.ts'
import { useLanguage, useWords } from '../../../words/index.ts'
import { asksDuration, asksRelation, asksSex, durations, type MatterFields, questionOf, sexes, tableSubject } from './asks.ts'
import { capital } from './capital.ts'

type MatterProps = {
  readonly fields: MatterFields
  readonly onChange: (change: Partial<MatterFields>) => void
  /** What is wrong, by field. */
  readonly faults: Partial<Record<keyof MatterFields, string>>
}

/** What the question is about; whom it is for, the asker's sex and how long it has lasted only where they change what is looked at. */
export function MatterFieldset({ fields, onChange, faults }: MatterProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const labels = judgementLabels[language]
  const question = questionOf(fields)
  return (
    <div className="grid gap-6">
      <div data-field="category">
        <Choice
          label={say('matter.category')}
          look="chips"
          options={categories.map((value) => ({ value, label: capital(labels.category[value]) }))}
          value={question?.category}
          onChange={(category) => onChange({ category, subject: '' })}
          {...faultOf(faults.category)}
        />
      </div>
      {question === undefined ? null : <Person question={question} onChange={onChange} fault={faults.sex} />}
      {question === undefined ? null : <SubjectLine question={question} onChange={onChange} />}
    </div>
  )
}

function faultOf(fault: string | undefined): { readonly fault?: string } {
  return fault === undefined ? {} : { fault }
}

type Part = { readonly question: Question; readonly onChange: MatterProps['onChange'] }

function Person({ question, onChange, fault }: Part & { readonly fault: string | undefined }): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { relation } = judgementLabels[language]
  const { sex: _, ...sexless } = question
  return (
    <>
      {asksRelation(question.category) ? (
        <Choice
          label={say('matter.relation')}
          look="chips"
          options={askedFor.map((value) => ({ value, label: capital(relation[value]) }))}
          value={question.relation ?? 'self'}
          onChange={(chosen) => onChange({ relation: chosen })}
        />
      ) : null}
      {asksSex(sexless) ? (
        <div data-field="sex">
          <Choice
            label={say('matter.sex')}
            options={sexes.map((value) => ({ value, label: capital(say(`matter.sex.${value}`)) }))}
            value={question.sex}
            onChange={(sex) => onChange({ sex })}
            {...faultOf(fault)}
          />
        </div>
      ) : null}
      {asksDuration(question.category) ? (
        <div className="grid gap-1.5">
          <Choice
            label={say('matter.duration')}
            options={durations.map((value) => ({ value, label: capital(say(`matter.${value}`)) }))}
            value={question.duration}
            onChange={(duration) => onChange({ duration })}
          />
          <p className="text-xs text-ink-3">{say('matter.duration.hint')}</p>
        </div>
      ) : null}
    </>
  )
}

/** Which line stands for the matter, and a way to choose another. */
function SubjectLine({ question, onChange }: Part): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { subject: names } = judgementLabels[language]
  const byTable = tableSubject(question)
  const subject = question.subject ?? byTable
  if (subject === undefined) return null
  return (
    <details className="-mt-2">
      <summary>
        <span>
          {say('matter.subject', { subject: names[subject] })} <span className="underline">{say('matter.subject.change')}</span>
        </span>
      </summary>
      <SelectField
        label={say('matter.subject.pick')}
        className="max-w-80 pb-2"
        value={question.subject ?? ''}
        onChange={(event) => onChange({ subject: event.currentTarget.value })}
      >
        {byTable === undefined ? null : <option value="">{say('matter.subject.table', { subject: names[byTable] })}</option>}
        {subjects.map((one) => (
          <option key={one} value={one}>
            {capital(names[one])}
          </option>
        ))}
      </SelectField>
    </details>
  )
}
