import { calibration, ledgerRows, questionOrder, randomLives, recovery, type Row } from './rows.ts'
import { people } from './people.ts'
import { speed } from './speed.ts'

// The protocol by which the estimate of a birth minute is judged. Every row is drawn from a fixed seed; the bars were set before the figures were known.
const rows: Row[] = []
function add(...found: readonly Row[]): void {
  for (const { row, what, figure, bar, kept } of found) {
    const verdict = kept === undefined ? 'info' : kept ? 'PASS' : 'FAIL'
    console.log(`${row.padEnd(3)} ${verdict}  ${what}\n         ${figure}${bar === '' ? '' : `   (bar: ${bar})`}`)
    rows.push({ row, what, figure, bar, kept })
  }
}
add(calibration(30), calibration(120))
for (const events of [6, 12, 20]) add(randomLives(events))
for (const [events, most] of [
  [6, 15],
  [12, 8],
  [20, 6],
] as const)
  add(recovery({ row: '3', window: 30, events, most }))
for (const [window, events, most] of [
  [120, 12, 12],
  [120, 20, 7],
  [1440, 12, 26],
  [1440, 20, 9],
] as const)
  add(recovery({ row: '3b', window, events, most }))
for (const [wrong, most] of [
  [0.2, 11],
  [0.4, 14],
] as const)
  add(recovery({ row: '4', window: 30, events: 12, wrong, most }))
add(questionOrder(30), questionOrder(120))
add(...ledgerRows())
add(...people())
add(...speed())
const missed = rows.filter(({ kept }) => kept === false).length
console.log(`${rows.filter(({ kept }) => kept === true).length} bars kept, ${missed} missed`)
process.exitCode = missed === 0 ? 0 : 1
