import type { ReactNode } from 'react'

/** Six lines, bottom last; the one that moves is cinnabar. */
const lines = [
  { y: 6, whole: true },
  { y: 21, whole: false },
  { y: 36, whole: false },
  { y: 51, whole: true },
  { y: 66, whole: true, moves: true },
  { y: 81, whole: false },
] as const

export function HexagramPicture(): ReactNode {
  return (
    <svg viewBox="14 0 106 96" className="w-full" aria-hidden="true">
      {lines.map((line) => (
        <path
          key={line.y}
          d={line.whole ? `M14 ${line.y}h92v8H14z` : `M14 ${line.y}h38v8H14zM68 ${line.y}h38v8H68z`}
          fill={'moves' in line ? 'var(--cinnabar)' : 'currentColor'}
        />
      ))}
    </svg>
  )
}

export function ChartPicture(): ReactNode {
  return (
    <svg viewBox="15 0 106 96" className="w-full" aria-hidden="true">
      <path d="M16 4H104V92H16ZM16 4 104 92M104 4 16 92M60 4 104 48 60 92 16 48Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="38" cy="16" r="2.5" fill="var(--cinnabar)" />
      <path
        d="M44 13a2 2 0 1 0 4 0 2 2 0 1 0-4 0M29 13a2 2 0 1 0 4 0 2 2 0 1 0-4 0M58 38a2 2 0 1 0 4 0 2 2 0 1 0-4 0M80 82a2 2 0 1 0 4 0 2 2 0 1 0-4 0"
        fill="currentColor"
      />
    </svg>
  )
}

/** How much a minute of the window is preferred, left to right. */
const preferences = [0.1, 0.11, 0.12, 0.17, 0.27, 0.43, 0.65, 0.84, 0.92, 0.84, 0.65, 0.43, 0.27, 0.17, 0.12] as const

export function WindowPicture(): ReactNode {
  return (
    <svg viewBox="8 0 106 96" className="w-full" aria-hidden="true">
      {preferences
        .map((opacity, at) => ({ opacity, x: 8 + 7 * at }))
        .map(({ opacity, x }) => (
          <rect key={x} x={x} y="34" width="6" height="34" fill="currentColor" opacity={opacity} />
        ))}
      <path d="M43 26V21H92V26" fill="none" stroke="var(--cinnabar)" strokeWidth="1.75" />
      <path d="M8 76H113M50 76v6M71 76v6" stroke="currentColor" />
    </svg>
  )
}
