import type { ReactNode } from 'react'

/** Outlines in a box of 24, after the three doors and the places of the page. */
const outlines = {
  ask: 'M6 3h5v7l2 2-2 2v7H6zM15 3h3v18h-3',
  cast: 'M4 6h16M4 12h6.5M13.5 12H20M4 18h16',
  consult: 'M12 3 21 12 12 21 3 12zM3 3h18v18H3z M3 3l18 18M21 3 3 21',
  rectify: 'M3 12h2M8 7v10M12 4v16M16 8v8M19 12h2',
  history: 'M7 3v18M17 3v18M7 8h10M7 13h10',
  settings: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M16 16l5 5',
  people: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const

/** Name of an outline. */
export type IconName = keyof typeof outlines

/** An outline in the colour of the words beside it; those name it, so it is not read aloud. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.5}
      aria-hidden="true"
      className="flex-none"
    >
      <path d={outlines[name]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}

/** Half light, half dark. */
export function ThemeIcon(): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </svg>
  )
}
