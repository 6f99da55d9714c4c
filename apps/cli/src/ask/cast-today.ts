import { storedReading } from '@hefu/contracts/liuyao'
import { openZone } from '@hefu/liuyao'
import { hostZone } from '../casting/moment.ts'
import { textAt } from '../json.ts'
import type { Keeping } from './record.ts'

/** When today (by the zone's clock) the same question was cast and read before, as HH:MM; undefined where it was not. */
export async function castToday(
  question: string,
  { log }: Keeping,
  { zone = hostZone(), now }: { readonly zone?: string; readonly now: number },
): Promise<string | undefined> {
  const today = openZone(zone).wallClockAt(now)
  for (const row of (await log.rows('reading', { question })).toReversed()) {
    const stored = await storedReading(log, textAt(row, 'cast') ?? '')
    const when = stored?.reading.divination_derived?.chart.cast.when
    if (when?.kind !== 'instant') continue
    const { year, month, day, hour, minute } = openZone(zone).wallClockAt(when.instant)
    if (year === today.year && month === today.month && day === today.day) return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  }
  return undefined
}
