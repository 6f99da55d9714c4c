import type { CoinSide } from '@hefu/liuyao'
import type { ReactNode } from 'react'

/** A coin of ours: its characters read 合符通宝; its back bears a crescent and a dot. A coin not thrown yet is bare. */
export function Coin({ side, label }: { readonly side: CoinSide | undefined; readonly label: string }): ReactNode {
  return (
    <svg viewBox="0 0 96 96" className="block h-auto w-full" role="img" aria-label={label}>
      <circle cx="48" cy="48" r="45" fill="var(--raised)" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="48" cy="48" r="40" fill="none" stroke="currentColor" strokeWidth="0.8" />
      <rect x="36.5" y="36.5" width="23" height="23" fill="var(--paper)" stroke="currentColor" strokeWidth="2" />
      {side === 'characters' ? <Characters /> : null}
      {side === 'back' ? <Back /> : null}
    </svg>
  )
}

const characters = [
  { letter: '合', x: 48, y: 26.5 },
  { letter: '符', x: 48, y: 81 },
  { letter: '通', x: 76, y: 54 },
  { letter: '宝', x: 20, y: 54 },
] as const

function Characters(): ReactNode {
  return characters.map(({ letter, x, y }) => (
    <text key={letter} x={x} y={y} textAnchor="middle" fontSize="16" lang="zh-Hans" style={{ fontFamily: 'var(--font-read)' }}>
      {letter}
    </text>
  ))
}

function Back(): ReactNode {
  return (
    <>
      <path d="M38 19a10 10 0 0 0 20 0 11.5 7 0 0 1-20 0z" fill="currentColor" />
      <circle cx="48" cy="74" r="3" fill="currentColor" />
    </>
  )
}
