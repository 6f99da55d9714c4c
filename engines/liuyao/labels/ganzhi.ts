import { LiuyaoError } from '../src/error.ts'
import { pillars } from '../src/phase/pillar.ts'
import type { Pillar } from '../src/phase/pillar.ts'
import { branches } from '../src/terms.ts'
import type { Branch } from '../src/terms.ts'
import { labelsOf } from './of.ts'
import type { Language } from './types.ts'

/** A pillar in words: 甲子, in English Jia-Zi. */
export function pillarLabel(pillar: Pillar, language: Language): string {
  const { stem, branch } = labelsOf(language)
  return `${stem[pillar.stem]}${language === 'en' ? '-' : ''}${branch[pillar.branch]}`
}

/** Letters without marks between them. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/gu, '')
}

/** The pillar that a text means: 辛亥, xin-hai, Xin Hai. Throws `pillar-invalid`. */
export function parsePillar(text: string): Pillar {
  const wanted = plain(text)
  const found = pillars.find((pillar) => pillarLabel(pillar, 'zh-Hans') === wanted || `${pillar.stem}${pillar.branch}` === wanted)
  if (found === undefined) {
    throw new LiuyaoError('pillar-invalid', `The pillar is ${JSON.stringify(text)}; allowed are the sixty from 甲子 to 癸亥, or jia-zi to gui-hai.`)
  }
  return found
}

/** The branch that a text means: 酉 or you. Throws `branch-invalid`. */
export function parseBranch(text: string): Branch {
  const wanted = plain(text)
  const found = branches.find((branch) => labelsOf('zh-Hans').branch[branch] === wanted || branch === wanted)
  if (found === undefined) {
    throw new LiuyaoError('branch-invalid', `The branch is ${JSON.stringify(text)}; allowed are 子 to 亥, or ${branches.join(', ')}.`)
  }
  return found
}
