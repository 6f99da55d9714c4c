import type { HiddenLine } from '../chart.ts'
import { at } from '../list.ts'
import { headOf, hexagramByNumber } from '../hexagram/table.ts'
import type { Hexagram, HexagramLine } from '../hexagram/types.ts'
import type { Options } from '../options.ts'
import { kinOf, relationOf } from '../phase/element.ts'
import type { TimeTable } from './time.ts'

type Source = HiddenLine['from']

/** A line under the base line at the same place; its kin is reckoned by the base palace. */
function hiddenLine(line: HexagramLine, from: Source, frame: { base: Hexagram; times: TimeTable }): HiddenLine {
  const { base, times } = frame
  const kin = kinOf[base.element][line.element]
  return {
    position: line.position,
    yang: line.yang,
    stem: line.stem,
    branch: line.branch,
    element: line.element,
    kin,
    time: times[line.branch],
    cover: relationOf[at(base.lines, line.position - 1).element][line.element],
    missing: base.missing.includes(kin),
    from,
  }
}

/**
 * Hidden lines (伏神). Each kin missing from the base plate lies in the palace's head hexagram; `all` shows all six of its lines, and
 * `search` also lists lines of that kin in the nuclear and the reversed hexagram (互卦, 综卦), a usage that 增删卜易 rejects.
 */
export function hiddenLines(base: Hexagram, times: TimeTable, wanted: Options['hidden']): HiddenLine[] {
  if (wanted !== 'all' && base.missing.length === 0) return []
  const found: HiddenLine[] = []
  const take = (hexagram: Hexagram, from: Source): void => {
    for (const line of hexagram.lines) {
      const hidden = wanted === 'all' || base.missing.includes(kinOf[base.element][line.element])
      if (hidden) found.push(hiddenLine(line, from, { base, times }))
    }
  }
  take(headOf(base.palace), 'palace')
  if (wanted === 'search') {
    take(hexagramByNumber(base.nuclear), 'nuclear')
    take(hexagramByNumber(base.reversed), 'reversed')
  }
  return found
}
