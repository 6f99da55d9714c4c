import { turns } from '../../src/judge/facts/facts.ts'
import type { Facts } from '../../src/judge/facts/facts.ts'
import { when } from '../../src/judge/facts/line-set.ts'
import type { Rule } from '../../src/judge/rule.ts'

/** The tomb that the subject turns into is broken open by month or day. */
function tombOpened(facts: Facts): boolean {
  const time = facts.target.change?.time
  return time !== undefined && (time.monthClash || time.dayClash)
}

/** What the subject's own change does to it. */
export const changeRules = [
  {
    id: 'change-generates-back',
    effect: '+',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '五行相生章' },
    match: (facts) => when(turns(facts, 'generatesBack'), facts.own),
  },
  {
    id: 'change-controls-back',
    effect: '-',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '五行相克章' },
    match: (facts) => when(facts.struckBack, facts.own),
  },
  {
    id: 'change-controls-back-in-vain',
    effect: '0',
    weight: 0,
    cite: { book: 'zengshan-buyi', place: '月将章' },
    match: (facts) => when(turns(facts, 'controlsBack') && !facts.struckBack, facts.own),
  },
  {
    id: 'change-advances',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '进神退神章' },
    match: (facts) => when(turns(facts, 'advances'), facts.own),
  },
  {
    id: 'change-retreats',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '进神退神章' },
    match: (facts) => when(turns(facts, 'retreats') && !facts.target.time.strongInMonth && facts.theme !== 'return', facts.own),
  },
  {
    id: 'change-retreats-not-yet',
    effect: '0',
    weight: 0,
    cite: { book: 'zengshan-buyi', place: '进神退神章' },
    match: (facts) => when(turns(facts, 'retreats') && facts.target.time.strongInMonth && facts.theme !== 'return', facts.own),
  },
  {
    id: 'change-into-void',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '旬空章' },
    match: (facts) => when(turns(facts, 'intoVoid') && !facts.strong, facts.own),
  },
  {
    id: 'change-into-month-break',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '月破章' },
    match: (facts) => when(turns(facts, 'intoMonthBreak') && !facts.strong, facts.own),
  },
  {
    id: 'change-into-tomb',
    effect: '-',
    weight: 2,
    cite: { book: 'bushi-zhengzong', place: '十八问答·第十二问' },
    match: (facts) => when(turns(facts, 'intoTomb') && !tombOpened(facts), facts.own),
  },
  {
    id: 'change-into-tomb-opened',
    effect: '0',
    weight: 0,
    cite: { book: 'zengshan-buyi', place: '随鬼入墓章' },
    match: (facts) => when(turns(facts, 'intoTomb') && tombOpened(facts), facts.own),
  },
  {
    id: 'change-into-extinction',
    effect: '-',
    weight: 1,
    cite: { book: 'bushi-zhengzong', place: '十八问答·第十二问' },
    match: (facts) => when(turns(facts, 'intoExtinction') && !turns(facts, 'generatesBack') && !facts.strong, facts.own),
  },
  {
    id: 'change-into-birth',
    effect: '+',
    weight: 1,
    cite: { book: 'bushi-zhengzong', place: '十八问答·第十二问' },
    match: (facts) => when(turns(facts, 'intoBirth'), facts.own),
  },
  {
    id: 'change-into-officer',
    effect: '-',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '病症' },
    match: (facts) => {
      const frail = facts.theme === 'illness' || facts.theme === 'offspring' || facts.theme === 'return'
      return when(frail && facts.subject !== 'officer' && facts.target.change?.kin === 'officer' && !turns(facts, 'generatesBack'), facts.own)
    },
  },
  {
    id: 'change-into-clash',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '反伏章' },
    match: (facts) => when(turns(facts, 'intoClash') && facts.theme !== 'trouble', facts.own),
  },
  {
    id: 'change-into-combination',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => when(turns(facts, 'intoCombine') && facts.theme !== 'journey' && facts.theme !== 'trouble' && !facts.struckBack, facts.own),
  },
] as const satisfies readonly Rule[]
