import { at } from '../list.ts'
import { spirits } from '../terms.ts'
import type { Spirit, Stem } from '../terms.ts'

/** Which spirit stands on line 1, by day stem: 甲乙 青龙, 丙丁 朱雀, 戊 勾陈, 己 螣蛇, 庚辛 白虎, 壬癸 玄武. */
const first: Readonly<Record<Stem, number>> = { jia: 0, yi: 0, bing: 1, ding: 1, wu: 2, ji: 3, geng: 4, xin: 4, ren: 5, gui: 5 }

const rotations: readonly (readonly Spirit[])[] = Object.freeze(
  spirits.map((_, start) => Object.freeze(spirits.map((__, place) => at(spirits, (start + place) % 6)))),
)

/** The six spirits (六神) from line 1 upward on a day with this stem. */
export function spiritsOf(dayStem: Stem): readonly Spirit[] {
  return at(rotations, first[dayStem])
}
