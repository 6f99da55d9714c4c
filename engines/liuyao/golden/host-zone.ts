import { cast } from '../src/cast/cast.ts'
import { derive } from '../src/derive.ts'
import { render } from '../src/render/render.ts'
import { seal } from '../src/seal/seal.ts'
import type { WallClock } from '../src/when.ts'
import { openZone } from '../src/zone.ts'
import ganzhi from './ganzhi.json' with { type: 'json' }
import { momentOf } from './instant.ts'

/** Hashes and texts of a chart at every instant of the gold file, cast in its own zone, under two conventions, one a line. */
export function goldPrint(): string {
  const printed = ganzhi.rows.flatMap((row, index) => {
    const zone = openZone(row.timeZone)
    const when = zone.momentAt(momentOf(row.instant).instant, { longitude: 100 + index })
    const clock: WallClock = when.local
    const made = cast({ way: { kind: 'numbers', numbers: [index + 1, 2 * index + 3] }, when })
    const civil = derive(made)
    const solar = derive(made, { clock: 'true-solar' })
    return [row.id, JSON.stringify(zone.instantsOf(clock)), seal(civil).hash, seal(solar).hash, render(civil, { lang: 'zh-Hans', format: 'text' })]
  })
  return `${printed.join('\n')}\n`
}
