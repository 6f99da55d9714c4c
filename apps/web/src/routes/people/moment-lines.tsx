import { type BirthMoment, momentLines } from '@hefu/births'
import type { ReactNode } from 'react'
import { useLanguage } from '../../words/index.ts'

/** Where each offset comes from, then what should be known about it; which of two readings is meant is asked for elsewhere. */
export function MomentLines({ moment }: { readonly moment: BirthMoment }): ReactNode {
  const [language] = useLanguage()
  const told = moment.remarks.filter(({ kind }) => kind !== 'fold' && kind !== 'gap')
  const { provenance, remarks } = momentLines({ ...moment, remarks: told }, language)
  return (
    <ul className="grid gap-1 text-sm leading-relaxed">
      {provenance.map((line) => (
        <li key={line} className="num wrap-anywhere">
          {line}
        </li>
      ))}
      {remarks.map((line) => (
        <li key={line} className="text-ink-2 wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
