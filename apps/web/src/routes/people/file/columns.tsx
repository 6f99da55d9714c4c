import { csvFields, type CsvColumns, type CsvTable } from '@hefu/births'
import type { FilePreview } from '@hefu/wire'
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/choice.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import type { Reading } from './use-reading.ts'

type Props = { readonly table: CsvTable; readonly rows: FilePreview['rows']; readonly reading: Reading }

/** What each column of a table is taken for, and the order of its dates; a change reads the table again. */
export function Columns({ table, rows, reading }: Props): ReactNode {
  const say = useWords(peopleWords)
  // What was just chosen counts before the table has been read again.
  const columns = reading.csv.columns ?? table.columns
  const asksOrder = reading.csv.order !== undefined || rows.some((row) => 'faults' in row && row.faults.some(({ code }) => code === 'date-order-wanted'))
  const isWrong = rows.length > 0 && rows.every((row) => 'faults' in row)
  return (
    <>
      {asksOrder ? (
        <Choice
          label={`${say('import.order')} · ${say('import.order.wanted')}`}
          options={(['auto', 'dmy', 'mdy'] as const).map((value) => ({ value, label: say(`order.${value}`) }))}
          value={reading.csv.order === 'dmy' || reading.csv.order === 'mdy' ? reading.csv.order : 'auto'}
          onChange={(order) => reading.readAs({ columns, ...(order === 'auto' ? {} : { order }) })}
        />
      ) : null}
      <details open={isWrong || reading.csv.columns !== undefined || undefined}>
        <summary>{say('import.columns')}</summary>
        <p className="pt-1 text-xs leading-relaxed text-ink-3">{say('import.columns.what')}</p>
        <div className="grid grid-cols-2 gap-3 pt-3 pb-2 sm:grid-cols-4">
          {table.header
            .map((head, at) => ({ at, label: labelOf(head, at, table) }))
            .map(({ at, label }) => (
              <ColumnField key={at} label={label} at={at} columns={columns} onChange={(chosen) => reading.readAs({ ...reading.csv, columns: chosen })} />
            ))}
        </div>
      </details>
    </>
  )
}

/** A column's head with what stands below it. */
function labelOf(head: string, at: number, { sample }: CsvTable): string {
  const first = sample[0]?.[at] ?? ''
  return [head === '' ? String(at + 1) : head, first].filter((part) => part !== '').join(' · ')
}

type FieldProps = { readonly label: string; readonly at: number; readonly columns: CsvColumns; readonly onChange: (columns: CsvColumns) => void }

function ColumnField({ label, at, columns, onChange }: FieldProps): ReactNode {
  const say = useWords(peopleWords)
  const own = csvFields.find((field) => columns[field] === at)
  return (
    <SelectField
      label={<span className="line-clamp-1 wrap-anywhere">{label}</span>}
      value={own ?? ''}
      onChange={(event) => {
        const chosen = csvFields.find((field) => field === event.target.value)
        const others = Object.entries(columns).filter(([field, place]) => place !== at && field !== chosen)
        onChange({ ...Object.fromEntries(others), ...(chosen === undefined ? {} : { [chosen]: at }) })
      }}
    >
      <option value="">{say('import.column.none')}</option>
      {csvFields.map((field) => (
        <option key={field} value={field}>
          {say(`csv.${field}`)}
        </option>
      ))}
    </SelectField>
  )
}
