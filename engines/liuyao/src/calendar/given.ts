import { LiuyaoError } from '../error.ts'
import { branchIndex } from '../phase/branch.ts'
import { pillarAt } from '../phase/pillar.ts'
import type { Pillar } from '../phase/pillar.ts'
import type { GivenPillars, Pillars } from '../when.ts'

/** Refuses a pillar whose parts do not belong together. */
function checkPillar(pillar: Pillar, name: string): void {
  const known = Number.isInteger(pillar.index) ? pillarAt(pillar.index) : undefined
  if (known === undefined || known.stem !== pillar.stem || known.branch !== pillar.branch) {
    throw new LiuyaoError(
      'pillar-invalid',
      `The ${name} pillar is ${pillar.stem}-${pillar.branch} at ${pillar.index}; allowed are the sixty pillars with their own index.`,
    )
  }
}

/** Pillars as books give them, checked: every pillar exists, and the month pillar has the month's branch. */
export function checkGiven(given: GivenPillars): Pillars {
  const { monthBranch, day, year, month, hour } = given
  if (branchIndex[monthBranch] === undefined) {
    throw new LiuyaoError('branch-invalid', `The month branch is ${JSON.stringify(monthBranch)}; allowed are the twelve branches.`)
  }
  checkPillar(day, 'day')
  if (year !== undefined) checkPillar(year, 'year')
  if (hour !== undefined) checkPillar(hour, 'hour')
  if (month !== undefined) {
    checkPillar(month, 'month')
    if (month.branch !== monthBranch) {
      throw new LiuyaoError('pillar-invalid', `The month pillar has the branch ${month.branch}; allowed is the month branch ${monthBranch}.`)
    }
  }
  return {
    monthBranch,
    day,
    ...(year === undefined ? undefined : { year }),
    ...(month === undefined ? undefined : { month }),
    ...(hour === undefined ? undefined : { hour }),
  }
}
