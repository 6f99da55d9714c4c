import { cast as castEn } from '../../apps/web/src/words/en/cast.ts'
import { chart as chartEn } from '../../apps/web/src/words/en/chart.ts'
import { common as commonEn } from '../../apps/web/src/words/en/common.ts'
import { history as historyEn } from '../../apps/web/src/words/en/history.ts'
import { home as homeEn } from '../../apps/web/src/words/en/home.ts'
import { people as peopleEn } from '../../apps/web/src/words/en/people.ts'
import { reading as readingEn } from '../../apps/web/src/words/en/reading.ts'
import { settings as settingsEn } from '../../apps/web/src/words/en/settings.ts'
import { cast } from '../../apps/web/src/words/zh-Hans/cast.ts'
import { chart } from '../../apps/web/src/words/zh-Hans/chart.ts'
import { common } from '../../apps/web/src/words/zh-Hans/common.ts'
import { history } from '../../apps/web/src/words/zh-Hans/history.ts'
import { home } from '../../apps/web/src/words/zh-Hans/home.ts'
import { people } from '../../apps/web/src/words/zh-Hans/people.ts'
import { reading } from '../../apps/web/src/words/zh-Hans/reading.ts'
import { settings } from '../../apps/web/src/words/zh-Hans/settings.ts'

/** The page's own words, so that a test asks for what a person reads; questions and a category as a person of each language would give them. */
export const wordsOf = {
  'zh-Hans': {
    cast,
    chart,
    common,
    history,
    home,
    people,
    reading,
    settings,
    question: '要不要接受调去成都的岗位？',
    further: '如果对方只肯口头答应呢？',
    category: '事业功名',
  },
  en: {
    cast: castEn,
    chart: chartEn,
    common: commonEn,
    history: historyEn,
    home: homeEn,
    people: peopleEn,
    reading: readingEn,
    settings: settingsEn,
    question: 'Should I take the post in Chengdu?',
    further: 'What if they only promise it by word of mouth?',
    category: 'Career',
  },
} as const
