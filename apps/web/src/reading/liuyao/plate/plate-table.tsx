import type { Chart } from '@hefu/liuyao'
import { createElement, Fragment, type ReactNode } from 'react'
import { type PageLanguage, wordsIn } from '../../../words/index.ts'
import type { Run } from './drawing.ts'
import { tableRows } from './table-rows.ts'
import { plateWords } from './words.ts'

const cell = 'border-t border-line py-2 pr-4 align-top whitespace-nowrap'

/** The plate as a table: every value, from line 6 down. */
export function PlateTable({ chart, language }: { readonly chart: Chart; readonly language: PageLanguage }): ReactNode {
  const say = wordsIn(plateWords, language)
  const rows = tableRows(chart, { language, say })
  const heads = [say('columnLine'), say('columnSpirit'), say('columnBase'), say('columnMotion'), say('columnBecomes'), say('columnNote')]
  return (
    <section className="overflow-x-auto" tabIndex={0} aria-label={say('tableCaption')}>
      <table className="w-full border-collapse text-left text-sm" lang={language}>
        <caption className="sr-only">{say('tableCaption')}</caption>
        <thead>
          <tr className="text-xs text-ink-3">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-normal whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position}>
              <th scope="row" className={`num ${cell} font-normal`}>
                {row.position}
              </th>
              <td className={cell}>{row.spirit}</td>
              <td className={cell}>{runs(row.base)}</td>
              <td className={cell}>{row.motion}</td>
              <td className={cell}>{runs(row.becomes)}</td>
              <td className={`${cell} min-w-48 whitespace-normal!`}>{runs(row.note)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Words in their order; hanzi in English say which script they are. */
function runs(words: readonly Run[]): ReactNode {
  return createElement(Fragment, {}, ...words.map(said))
}

function said({ text, hanzi }: Run): ReactNode {
  return hanzi === true ? <span lang="zh-Hans">{text}</span> : text
}
