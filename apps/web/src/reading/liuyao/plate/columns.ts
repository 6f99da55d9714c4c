/** Where the columns of a plate stand, in pixels from its left edge. */
export type Columns = {
  readonly variant: 'compact' | 'wide'
  readonly width: number
  readonly row: number
  readonly header: number
  readonly spirit: number
  /** Characters of a spirit that are drawn. */
  readonly spiritCharacters: 1 | 2
  /** The column of hidden lines; without one they stand under the base text. */
  readonly hidden?: number
  readonly base: { readonly x: number; readonly room: number; readonly element: boolean }
  readonly bar: { readonly x: number; readonly width: number }
  readonly mark: number
  readonly role: number
  readonly changedBar: { readonly x: number; readonly width: number }
  readonly changed: { readonly x: number; readonly room: number; readonly element: boolean }
}

/** Widths of the columns at their least. */
type Measures = {
  readonly spirit: number
  readonly hidden: number
  readonly base: number
  readonly bar: number
  readonly middle: number
  readonly changedBar: number
  readonly gap: number
  readonly changed: number
}

const full: Measures = { spirit: 36, hidden: 0, base: 76, bar: 64, middle: 54, changedBar: 42, gap: 9, changed: 65 }

/** What a narrow plate gives up, one after the other. */
const compact: readonly Measures[] = [
  full,
  { ...full, bar: 48, changedBar: 32 },
  { ...full, bar: 48, changedBar: 32, spirit: 23 },
  { ...full, bar: 48, changedBar: 32, spirit: 23, changed: 52 },
  { ...full, bar: 48, changedBar: 32, spirit: 23, changed: 52, base: 63 },
]

const wide: Measures = { spirit: 48, hidden: 70, base: 94, bar: 84, middle: 76, changedBar: 58, gap: 12, changed: 78 }

/** The least width of the container that holds the wide plate: its 520 and its bleed. */
const wideFrom = 532
/** Beyond this a plate would fall apart into columns. */
const widest = 640
/** Bars are stretched no further than this. */
const mostStretch = 1.25

function sum({ spirit, hidden, base, bar, middle, changedBar, gap, changed }: Measures): number {
  return spirit + hidden + base + bar + middle + changedBar + gap + changed
}

/** The least width that any plate is drawn at. */
const narrowest = 281

/** Columns for a container of a width: compact or wide, giving up what must be given up, sharing out what is left over. */
export function columnsFor(container: number): Columns {
  const width = Math.min(Math.max(container, narrowest), widest)
  if (container >= wideFrom) return placed(wide, width, 'wide')
  const measures = compact.find((one) => sum(one) <= width) ?? full
  return placed(measures, width, 'compact')
}

/** To the nearest half pixel. */
function half(pixels: number): number {
  return Math.round(pixels * 2) / 2
}

function placed(measures: Measures, width: number, variant: 'compact' | 'wide'): Columns {
  const bars = measures.bar + measures.changedBar
  const stretch = Math.min(width / sum(measures), mostStretch)
  const share = (width - bars * stretch) / (sum(measures) - bars)
  const hidden = half(measures.spirit * share)
  const base = half(hidden + measures.hidden * share)
  const bar = half(base + measures.base * share)
  const barWidth = half(measures.bar * stretch)
  const barEnd = bar + barWidth
  const changedBar = half(barEnd + measures.middle * share)
  const changedBarWidth = half(measures.changedBar * stretch)
  const changed = half(changedBar + changedBarWidth + measures.gap * share)
  const isWide = variant === 'wide'
  return {
    variant,
    width,
    row: isWide ? 56 : 54,
    header: 34,
    spirit: 0,
    spiritCharacters: isWide || measures.spirit === full.spirit ? 2 : 1,
    ...(isWide ? { hidden } : {}),
    base: { x: base, room: bar - base, element: isWide || measures.base === full.base },
    bar: { x: bar, width: barWidth },
    mark: barEnd + (isWide ? 17 : 13),
    role: barEnd + (isWide ? 46 : 34),
    changedBar: { x: changedBar, width: changedBarWidth },
    changed: { x: changed, room: width - changed, element: isWide || measures.changed === full.changed },
  }
}
