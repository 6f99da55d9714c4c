import { hexagramLabel, labelsOf, pillarLabel } from '../labels/index.ts'
import type { ChangedLine, Chart, ChartLine, HiddenLine } from '../src/chart.ts'
import { kinOf } from '../src/phase/element.ts'
import { pillarFrom } from '../src/phase/pillar.ts'
import type { Hexagram } from '../src/hexagram/types.ts'
import type { Branch, ChangeLabel, Stem } from '../src/terms.ts'

const words = labelsOf('zh-Hans')

/** Stem and branch of a line in Chinese. */
export function ganzhi(line: { readonly stem: Stem; readonly branch: Branch }): string {
  return pillarLabel(pillarFrom(line.stem, line.branch), 'zh-Hans')
}

/** The short name of a hexagram. */
export function nameOf(number: number): string {
  return hexagramLabel(number, 'zh-Hans').name
}

/** Change labels that the gold files carry, in their words. */
const goldLabels: Readonly<Partial<Record<ChangeLabel, string>>> = {
  generatesBack: '回头生',
  controlsBack: '回头克',
  advances: '化进',
  retreats: '化退',
  intoVoid: '化空',
  intoMonthBreak: '化月破',
  intoTomb: '化墓',
  intoExtinction: '化绝',
  intoClash: '化冲',
  repeats: '伏吟',
  intoCombine: '化合',
}

/** What the gold files say of a hexagram in a plate. */
function headOf(hexagram: Hexagram) {
  const label = hexagramLabel(hexagram.number, 'zh-Hans')
  const { generation } = hexagram
  const pattern = [
    ...(hexagram.sixClash ? ['六冲'] : []),
    ...(hexagram.sixHarmony ? ['六合'] : []),
    ...(generation === 'wandering' || generation === 'returning' ? [words.generation[generation]] : []),
  ]
  return {
    name: label.name,
    fullName: label.fullName,
    number: hexagram.number,
    palace: words.trigram[hexagram.palace],
    generation: words.generation[generation],
    shi: hexagram.self,
    ying: hexagram.other,
    pattern,
  }
}

/** One base line in the words of the gold files. */
function baseLine(line: ChartLine) {
  return {
    line: line.position,
    ganzhi: ganzhi(line),
    element: words.element[line.element],
    kin: words.kin[line.kin],
    spirit: words.spirit[line.spirit],
    moving: line.moving,
  }
}

/** One changed line; `kin` is always that by the base palace. */
function changedLine(line: ChangedLine, base: Hexagram) {
  return {
    line: line.position,
    ganzhi: ganzhi(line),
    element: words.element[line.element],
    kin: words.kin[kinOf[base.element][line.element]],
    kinOwnPalace: words.kin[line.kinOwnPalace],
  }
}

/** One hidden line with the base line over it. */
function hiddenLine(line: HiddenLine, chart: Chart) {
  const under = chart.lines[line.position - 1]
  return { line: line.position, ganzhi: ganzhi(line), kin: words.kin[line.kin], under: under === undefined ? undefined : ganzhi(under) }
}

/** Labels of each moving line's change, sorted. */
function lineChanges(chart: Chart) {
  return chart.lines.flatMap((line) => {
    if (line.change === undefined) return []
    const labels = line.change.labels.flatMap((label) => goldLabels[label] ?? [])
    return [{ line: line.position, from: ganzhi(line), to: ganzhi(line.change), labels: labels.toSorted() }]
  })
}

/** Positions of the lines that satisfy a test. */
function linesWhere(chart: Chart, test: (line: ChartLine) => boolean): number[] {
  return chart.lines.filter(test).map((line) => line.position)
}

/** A chart in the field names and words of the gold files. */
export function goldWords(chart: Chart) {
  const { hexagram, changed } = chart
  return {
    base: { ...headOf(hexagram), lines: chart.lines.map(baseLine) },
    changed:
      changed === undefined ? null : { ...headOf(changed.hexagram), lines: changed.lines.map((line) => changedLine(line, hexagram)) },
    void: chart.void.map((branch) => words.branch[branch]),
    hidden: chart.hidden.map((line) => hiddenLine(line, chart)),
    voidLines: linesWhere(chart, (line) => line.states.includes('void')),
    monthBreakLines: linesWhere(chart, (line) => line.states.includes('monthBreak')),
    dayClashLines: linesWhere(chart, (line) => line.states.includes('dayClash')),
    lineChanges: lineChanges(chart),
    derived: {
      nuclear: nameOf(hexagram.nuclear),
      complement: nameOf(hexagram.complement),
      reversed: nameOf(hexagram.reversed),
      guaShen: words.branch[hexagram.body],
    },
    stars: Object.fromEntries(
      chart.stars.map((star) => [
        words.star[star.star],
        [...star.branches.map((branch) => words.branch[branch]), ...star.stems.map((stem) => words.stem[stem])].join(''),
      ]),
    ),
  }
}
