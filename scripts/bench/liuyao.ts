import { cast as castNajia } from '@taoracle/najia'
import { Bench } from 'tinybench'
import { SolarTime } from 'tyme4ts'
import { cast, derive, judge, pillarFrom, pillarsAt, resolveOptions } from '../../engines/liuyao/src/index.ts'
import type { LineValue, Moment } from '../../engines/liuyao/src/index.ts'

/** One measured ratio: `wanted` is the least that passes. */
export type Measure = { name: string; ratio: number; wanted: number; detail: string }

const casts: readonly (readonly LineValue[])[] = [
  [9, 7, 8, 7, 9, 8],
  [7, 7, 7, 7, 7, 7],
  [8, 7, 9, 9, 7, 7],
  [6, 6, 6, 6, 6, 6],
]
const local = { year: 2024, month: 4, day: 20, hour: 12, minute: 30, second: 0 }
const moment: Moment = { kind: 'instant', instant: 1_713_587_400, local }
const day = pillarFrom('xin', 'hai')

/** Median microseconds of each task, by name. */
async function medians(tasks: Readonly<Record<string, () => void>>): Promise<(name: string) => number> {
  const bench = new Bench({ time: 400, warmupTime: 150 })
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task)
  await bench.run()
  return (name) => {
    const result = bench.getTask(name)?.result
    if (result === undefined || !('latency' in result)) throw new Error(`The task ${name} was not measured.`)
    return result.latency.p50 * 1000
  }
}

/** The plate against @taoracle/najia and the pillars against tyme4ts, over the same casts and the same moment. */
export async function bench(): Promise<Measure[]> {
  const options = resolveOptions()
  const codes = casts.map((lines) => lines.map((value) => ({ 7: 1, 8: 2, 9: 3, 6: 4 })[value]).join(''))
  const date = new Date(2024, 3, 20, 12, 30, 0)
  const given = casts.map((values) => cast({ way: { kind: 'lines', values }, when: { kind: 'pillars', monthBranch: 'chen', day } }))
  const took = await medians({
    'plate, pillars given': () => {
      for (const made of given) derive(made)
    },
    'plate and judgement': () => {
      for (const made of given) judge(derive(made), { category: 'wealth' })
    },
    'cast and plate from an instant': () => {
      for (const values of casts) derive(cast({ way: { kind: 'lines', values }, when: moment }))
    },
    'najia from a date': () => {
      for (const code of codes) castNajia(code, { date, guaci: false })
    },
    'pillars from an instant': () => {
      pillarsAt(moment, options)
    },
    'tyme4ts pillars': () => {
      SolarTime.fromYmdHms(2024, 4, 20, 12, 30, 0).getSixtyCycleHour().getEightChar().toString()
    },
  })
  const each = (name: string): number => took(name) / casts.length
  const plate = each('plate, pillars given')
  const whole = each('cast and plate from an instant')
  const judged = each('plate and judgement')
  const najia = each('najia from a date')
  const pillars = took('pillars from an instant')
  const tyme = took('tyme4ts pillars')
  return [
    { name: 'liuyao plate and judgement', ratio: 150 / judged, wanted: 1, detail: `${judged.toFixed(1)} µs with judgement, at most 150 µs wanted` },
    { name: 'liuyao plate', ratio: 20 / plate, wanted: 1, detail: `${plate.toFixed(1)} µs a plate with pillars given, at most 20 µs wanted` },
    { name: 'liuyao plate / najia', ratio: najia / whole, wanted: 4, detail: `${whole.toFixed(1)} µs with calendar, @taoracle/najia ${najia.toFixed(1)} µs` },
    { name: 'liuyao pillars / tyme4ts', ratio: tyme / pillars, wanted: 10, detail: `${pillars.toFixed(2)} µs, tyme4ts ${tyme.toFixed(1)} µs` },
  ]
}
