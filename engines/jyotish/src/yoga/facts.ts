import type { Fact } from '../fact.ts'
import type { Yoga } from './yogas.ts'

/** Facts of the yogas that hold: `yoga.<id>` true, its members, its flags and the other readings that hold, each with its own id. What does not hold is no fact. */
export function yogaFacts(yogas: readonly Yoga[]): readonly Fact[] {
  return yogas.flatMap(({ id, holds, members, flags, readings, rule, source }): readonly Fact[] => {
    const ground = { rule, source, dependsOn: members.map((graha) => `${graha}.sign`) }
    const other = readings.map((reading): Fact => ({ id: `yoga.${id}.reading.${reading}`, value: true, ...ground }))
    if (holds !== true) return other
    return [
      { id: `yoga.${id}`, value: true, ...ground },
      ...(members.length === 0 ? [] : [{ id: `yoga.${id}.members`, value: members, ...ground }]),
      ...(flags.length === 0 ? [] : [{ id: `yoga.${id}.flags`, value: flags, ...ground }]),
      ...other,
    ]
  })
}
