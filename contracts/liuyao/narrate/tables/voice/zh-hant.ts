import { mattersHant } from '../matters/zh-hant.ts'
import type { Voice } from './voice.ts'

const numerals = ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'] as const

function rules(count: number): string {
  return `${numerals[count] ?? String(count)}條`
}

/** The voice in traditional Chinese. */
export const voiceHant: Voice = {
  matters: mattersHant,
  sense: {
    best: '卦裡的助力多而且穩，幾乎沒有像樣的阻礙，七等之中以此為最高。',
    good: '助力明顯多過阻礙，事情有清楚的著力點。',
    'fair-plus': '助力略占上風，可成，但要自己出力，也要等對時候。',
    fair: '助力與阻礙大致相當，眼下看不出哪一邊會占先。',
    'fair-minus': '阻礙略占上風，餘地還在，只是比預想的費力。',
    poor: '阻礙明顯多過助力，照現在的樣子推進，難以如願。',
    worst: '卦裡幾乎找不到可靠的支撐，七等之中以此為最低，宜放慢步子，先看清處境。',
  },
  who: { self: '你', parent: '長輩', sibling: '兄弟姐妹', partner: '伴侶', child: '孩子', other: '所問之人' },
  whose: { self: '你的', parent: '長輩的', sibling: '兄弟姐妹的', partner: '伴侶的', child: '孩子的', other: '所問之人的' },
  verdict: (level, answer) => `此卦得${level}：${answer}`,
  about: (name, sense) => `關於${name}，${sense}`,
  balance: (count) => {
    if (count.for === 0 && count.against === 0) return '卦中沒有一條規則明顯偏向哪一邊。'
    if (count.against === 0) return `所依的規則裡，有${rules(count.for)}向著這件事，沒有哪一條反對。`
    if (count.for === 0) return `所依的規則裡，有${rules(count.against)}不利，沒有哪一條相助。`
    return `所依的規則裡，${rules(count.for)}相助，${rules(count.against)}不利，輕重合起來才是這個籤等。`
  },
  contrary: (reason) => `另一面也要看到，${reason}`,
  nothingFor: '相助的一面，卦中沒有見到夠分量的依據。',
  nothingAgainst: '不利的一面，卦中沒有見到夠分量的依據。',
  windows: [(sentence) => `時間上，${sentence}`, (sentence) => `另有一處：${sentence}`, (sentence) => `還有一處，${sentence}`],
  noWindow: '卦裡沒有特別突出的時間節點，按事情本身的進度來看更實在。',
  hedge: '這些只是較可能的節點，到時未必有事，不能當作約定。',
  caution: {
    health: '身體的事以醫生的診斷為準，卦象只供反思。',
    birth: '生產的安排聽醫生的，卦象不能代替檢查，只供反思。',
    law: '勝負取決於證據與程序，請聽律師的意見，卦象只供反思。',
    money: '這裡說的不是投資建議，投多少按你虧得起的數來定，卦象只供反思。',
    safety: '真有危險，先求助，再談別的，卦象只供反思。',
    plain: '卦象只供反思，主意仍由你來拿。',
  },
  lead: {
    when: '你問的是時間，卦裡有依據的只有下面幾處。',
    who: '你問的是人，卦裡只能說到位置與親疏，說不到姓名。',
    why: '你問的是緣由，所依的規則如下。',
    do: '你問的是該怎麼做，先照原來的斷語，再落到幾件小事上。',
    line: '你提到的這一處，卦裡是這樣記的。',
    outcome: '原來的斷語沒有變，這裡換一個角度再說一遍。',
  },
  close: {
    when: (level) => `節點是推出來的可能，籤等仍是${level}。`,
    who: (level) => `人事會變，這一卦的籤等仍是${level}。`,
    why: (level) => `這些依據合起來就是${level}，追問不會改動它。`,
    do: (level) => `做法可以調整，這一卦的${level}照舊。`,
    line: (level) => `單看一處不足以改斷，全卦仍是${level}。`,
    outcome: (level) => `籤等仍是${level}，追問只作說明，不另起一斷。`,
  },
  asks: {
    when: ['什麼時候', '何時', '幾時', '多久', '哪天', '哪一天', '哪個月', '幾月', '哪年', '時間', '日期', '應期', '早點', '多長'],
    who: ['誰', '哪個人', '什麼人', '貴人', '小人', '對方', '哪位'],
    why: ['為什麼', '為何', '怎麼會', '原因', '依據', '憑什麼', '緣由', '怎麼看出', '怎麼得出', '根據'],
    do: ['怎麼辦', '怎麼做', '該', '要不要', '建議', '如何', '能做什麼', '做些什麼', '注意', '辦法', '怎樣做', '改善'],
  },
  silent: '這一點卦裡沒有記下可以依據的內容，我不便憑空補上。',
}
