import { at } from '../list.ts'
import { elements, kins, relations, seasons } from '../terms.ts'
import type { Element, Kin, Relation, Season } from '../terms.ts'

/** A table with one entry an element. */
export function byElement<Value>(value: (element: Element) => Value): Readonly<Record<Element, Value>> {
  return Object.freeze({ wood: value('wood'), fire: value('fire'), earth: value('earth'), metal: value('metal'), water: value('water') })
}

/** How many steps of generation lead from the first phase to the second, 0 to 4. */
function steps(first: Element, second: Element): number {
  return (elements.indexOf(second) - elements.indexOf(first) + 5) % 5
}

/** Relation by steps of generation: itself, its child, what it controls, what controls it, its parent. */
const relationBySteps: readonly Relation[] = [relations[0], relations[1], relations[3], relations[4], relations[2]]

/** What the first phase is to the second. */
export const relationOf: Readonly<Record<Element, Readonly<Record<Element, Relation>>>> = byElement((first) =>
  byElement((second) => at(relationBySteps, steps(first, second))),
)

/** 旺 as itself, 相 as the month's child, 死 under the month's control, 囚 in control of the month, 休 as the month's parent. */
const seasonBySteps: readonly Season[] = [seasons[0], seasons[1], seasons[4], seasons[3], seasons[2]]

/** The season (旺相休囚死) of the second phase in a month of the first. */
export const seasonOf: Readonly<Record<Element, Readonly<Record<Element, Season>>>> = byElement((month) =>
  byElement((element) => at(seasonBySteps, steps(month, element))),
)

/** Kin by steps from the palace: itself 兄弟, its child 子孙, what it controls 妻财, what controls it 官鬼, its parent 父母. */
const kinBySteps: readonly Kin[] = [kins[1], kins[4], kins[2], kins[3], kins[0]]

/** The kin (六亲) of a line of the second phase in a palace of the first. */
export const kinOf: Readonly<Record<Element, Readonly<Record<Element, Kin>>>> = byElement((palace) =>
  byElement((element) => at(kinBySteps, steps(palace, element))),
)
