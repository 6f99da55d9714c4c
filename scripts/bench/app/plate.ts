import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { noBrowser } from '../../../e2e/kit/browser.ts'
import type { Measure } from '../liuyao.ts'

const mostMs = 100
const casts = 12

/** From the key that throws the sixth line to the plate on the screen of a real Chromium; nothing where there is none. In a process of its own, since part of it runs in the page. */
export function castToPlate(): readonly Measure[] {
  if (noBrowser !== undefined) return []
  const script = resolve(import.meta.dirname, '../../../e2e/plate-time.ts')
  const printed: unknown = JSON.parse(execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, String(casts)], { encoding: 'utf8' }))
  const times = (Array.isArray(printed) ? printed : []).map(Number).toSorted((a, b) => a - b)
  const [median = Number.NaN, worst = Number.NaN] = [times[casts / 2], times.at(-1)]
  const detail = `${mostMs} ms against ${worst.toFixed(0)} ms, the worst of ${times.length} casts in Chromium (median ${median.toFixed(0)})`
  return [{ name: 'page: last throw to the plate on screen', ratio: mostMs / worst, wanted: 1, detail }]
}
