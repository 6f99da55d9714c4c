import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

/** A row by its id; the first cell names it. `now` marks the one that runs at present. */
export type DataRow = { readonly id: string; readonly cells: readonly ReactNode[]; readonly now?: boolean }

type DataTableProps = { readonly caption: string; readonly heads: readonly string[]; readonly rows: readonly DataRow[] }

/** A table that scrolls in its own box where it is wider than the page. */
export function DataTable({ caption, heads, rows }: DataTableProps): ReactNode {
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
                <td key={heads[at + 1]} className="num py-2 pr-3 align-top whitespace-nowrap">
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
