import type { ChartLine, TimeEffects } from '../../chart.ts'
import type { ChangeLabel, Season } from '../../terms.ts'

const bySeason: Readonly<Record<Season, number>> = { prosperous: 2, growing: 2, resting: 0, confined: -1, dead: -2 }

/** Month's share of a branch's vigour, -3 to 3. */
function fromMonth(time: TimeEffects): number {
  if (time.onMonth) return 3
  if (time.monthClash) return time.season === 'prosperous' ? -1 : -3
  const plain = bySeason[time.season]
  return time.residualQi && plain < 1 ? 1 : plain
}

/** Day's share of a branch's vigour, -2 to 3. */
function fromDay(time: TimeEffects): number {
  if (time.onDay) return 3
  const bonus = time.dayCombine ? 1 : 0
  switch (time.dayRelation) {
    case 'generates':
      return 2 + bonus
    case 'same':
      return time.dayClash && !time.strongInMonth ? -1 : 1 + bonus
    case 'controls':
      return bonus - 2
    default:
      return time.dayClash && !time.strongInMonth ? -2 : bonus
  }
}

/** How month and day leave a branch: whole number -5 to 6; 2 and more is strong, -2 and less is weak (增删卜易 四时旺相章, 月将章, 日辰章). */
export function vigourOf(time: TimeEffects): number {
  return fromMonth(time) + fromDay(time)
}

/**
 * Whether 回头克 bites: the outcome controls the line and is not broken by the month. Only a strong outcome bites when it is void
 * (旺不为空) or when the line stands on the month (增删卜易 月将章, 旬空章).
 */
export function struckBack(line: ChartLine): boolean {
  const { change } = line
  if (change === undefined || change.relation !== 'controls' || change.time.monthClash) return false
  return !(line.time.onMonth || change.time.void) || vigourOf(change.time) >= 2
}

const rescues: readonly ChangeLabel[] = ['generatesBack', 'intoBirth', 'advances']
const failings: readonly ChangeLabel[] = ['intoTomb', 'intoExtinction', 'intoVoid', 'intoMonthBreak']

/** Whether what a moving line becomes leaves it without strength of its own. */
function failsByChange(labels: readonly ChangeLabel[], vigour: number): boolean {
  if (vigour > 0) return false
  if (labels.includes('retreats')) return true
  if (labels.some((label) => rescues.includes(label))) return false
  return vigour <= -2 || (vigour < 0 && labels.some((label) => failings.includes(label)))
}

/** What keeps an active line from acting on others (增删卜易 元神忌神衰旺章: 元神六无力, 忌神七无力). */
export function lame(line: ChartLine, vigour: number): boolean {
  if (struckBack(line)) return true
  if (vigour <= -2 && (line.change === undefined || line.states.includes('scattered'))) return true
  return line.change !== undefined && failsByChange(line.change.labels, vigour)
}

/** Whether a combination with day, month or its own outcome holds a moving line (合绊). */
export function bound(line: ChartLine): boolean {
  const { states } = line
  if (!line.moving || states.includes('bindReleased')) return false
  return states.includes('boundByDay') || states.includes('boundByMonth') || states.includes('boundByChange')
}
