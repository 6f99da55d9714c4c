import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

/** A row by its id; the first cell names it. `now` marks the one that runs at present. */
export type DataRow = { readonly id: string; readonly cells: readonly ReactNode[]; readonly now?: boolean }

/** `wraps`: places of columns whose words may take several lines. */
type DataTableProps = { readonly caption: string; readonly heads: readonly string[]; readonly rows: readonly DataRow[]; readonly wraps?: readonly number[] }

/** A table that scrolls in its own box where it is wider than the page. */
export function DataTable({ caption, heads, rows, wraps = [] }: DataTableProps): ReactNode {
  return (
    <section className="overflow-x-auto" tabIndex={0} aria-label={caption}>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-xs text-ink-3">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 font-normal whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest], now }) => (
            <tr key={id} className={classNames('border-t border-line', now === true ? 'bg-cinnabar-wash' : '')}>
              <th scope="row" className="py-2 pr-3 align-top font-normal whitespace-nowrap">
                {first}
              </th>
              {rest.map((cell, at) => (
                <td key={heads[at + 1]} className={classNames('num py-2 pr-3 align-top', wraps.includes(at + 1) ? 'min-w-28' : 'whitespace-nowrap')}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
