import type { WallClock } from '@hefu/sky'

/** What a clock showed, as it is typed: `1942-10-11 16:00`, seconds where there are any. */
export function clockText({ year, month, day, hour, minute, second }: WallClock): string {
  const [two, whole] = [(value: number): string => String(value).padStart(2, '0'), Math.floor(second)]
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(whole)}`}`
}
