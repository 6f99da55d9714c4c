import { useId, type ReactNode } from 'react'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'

/** Chooses a file. The same one chosen again is read again. */
export function FileField({ onChoose }: { readonly onChoose: (file: File) => void }): ReactNode {
  const say = useWords(peopleWords)
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-sm text-ink-2">
        {say('import.file')}
      </label>
      <input
        id={id}
        type="file"
        accept=".jhd,.aaf,.csv,.tsv,.txt,.json"
        aria-describedby={`${id}-said`}
        onClick={(event) => {
          event.currentTarget.value = ''
        }}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file !== undefined) onChoose(file)
        }}
        className="min-h-tap w-full rounded-control border border-line-ui bg-raised px-3 py-2 text-sm file:mr-3 file:rounded-control file:border-0 file:bg-press file:px-3 file:py-1 file:text-ink"
      />
      <p id={`${id}-said`} className="text-xs leading-relaxed text-ink-3">
        {say('import.file.hint')}
      </p>
    </div>
  )
}
