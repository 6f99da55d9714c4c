import { datedWindows } from './facts/windows.ts'
import type { Derivation } from './derivation.ts'
import type { Reading, ReadingWords, UiHints } from './output.ts'

/** A kept reading: the words of a model around what the engine fixed. Nothing of the model's goes into a sealed field. */
export function keptReading({ chart, judgement, hash }: Derivation, { conclusion, focus_points, advice, keywords, answer }: ReadingWords): Reading {
  return {
    status: 'ok',
    sign_level: judgement.level,
    error: null,
    divination_derived: { chart, judgement, hash },
    ui_hints: hintsOf({ chart, judgement }),
    conclusion,
    focus_points,
    advice,
    keywords,
    answer,
  }
}

/** A reading that did not come about: the derivation, where there is one, stands without sign and words. */
export function failedReading(code: string, derived: Derivation | undefined): Reading {
  return {
    status: 'failed',
    sign_level: null,
    error: { code },
    divination_derived: derived === undefined ? null : { chart: derived.chart, judgement: derived.judgement, hash: derived.hash },
    ui_hints: derived === undefined ? { lines: [], windows: [] } : hintsOf(derived),
    conclusion: [],
    focus_points: [],
    advice: [],
    keywords: [],
    answer: [],
  }
}

/** Lines to mark: the subject's, and those of the weightiest rules each way. */
function hintsOf({ chart, judgement }: Pick<Derivation, 'chart' | 'judgement'>): UiHints {
  const { subject, top } = judgement
  const marked = [subject.position, ...[...top.favouring, ...top.opposing].flatMap((hit) => hit.lines)]
  const windows = datedWindows(chart, judgement).map(({ id, branch, unit, from, to }) => ({
    id,
    branch,
    unit,
    ...(from === undefined || to === undefined ? {} : { from, to }),
  }))
  return { lines: [...new Set(marked)].toSorted((a, b) => a - b), windows }
}
