import type { Birth } from '@hefu/births'
import type { FilePreview } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import type { Trouble } from '../../../api/trouble.ts'
import { TroubleNote } from '../../../app/trouble-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import { Columns } from './columns.tsx'
import { RowsTable } from './rows-table.tsx'
import { warningText } from './texts.ts'
import type { Reading } from './use-reading.ts'

type Props = { readonly name: string; readonly preview: FilePreview; readonly reading: Reading }
type Row = FilePreview['rows'][number]

/** What was read, row by row; nothing is kept before it is accepted. */
export function Preview({ name, preview, reading }: Props): ReactNode {
  const say = useWords(peopleWords)
  const [taken, setTaken] = useState<ReadonlySet<number>>(() => new Set(preview.rows.flatMap((row, at) => (isNew(row) ? [at] : []))))
  const good = preview.rows.filter((row) => 'birth' in row).length
  return (
    <section className="grid gap-4" aria-label={say('import.table')}>
      <div className="grid gap-1">
        <h2 className="text-xl wrap-anywhere">{say('import.format', { name, format: say(`format.${preview.format}`) })}</h2>
        <p className="text-sm text-ink-2">{say('import.count', { good, bad: preview.rows.length - good })}</p>
        {preview.warnings.map((warning) => (
          <p key={warning.code} className="text-sm text-ochre wrap-anywhere">
            {warningText(warning, say)}
          </p>
        ))}
      </div>
      {preview.table === undefined ? null : <Columns table={preview.table} rows={preview.rows} reading={reading} />}
      <RowsTable rows={preview.rows} taken={taken} onTake={setTaken} />
      <Accepting births={preview.rows.flatMap((row, at) => ('birth' in row && taken.has(at) ? [row.birth] : []))} reading={reading} />
    </section>
  )
}

/** A sound row that is not there already is taken unless the person says otherwise. */
function isNew(row: Row): boolean {
  return 'birth' in row && row.known === undefined && !row.warnings.some(({ code }) => code === 'same-in-file')
}

function Accepting({ births, reading }: { readonly births: readonly Birth[]; readonly reading: Reading }): ReactNode {
  const say = useWords(peopleWords)
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState(false)
  async function accept(): Promise<void> {
    if (births.length === 0 || busy) return
    setBusy(true)
    setTrouble(await reading.accept(births))
    setBusy(false)
  }
  return (
    <>
      {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
      <div>
        <Button look="primary" aria-disabled={births.length === 0 || busy} onClick={() => void accept()}>
          {births.length === 0 ? say('import.accept.none') : say('import.accept', { count: births.length })}
        </Button>
      </div>
    </>
  )
}
