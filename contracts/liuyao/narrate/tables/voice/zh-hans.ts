import { mattersHans } from '../matters/zh-hans.ts'
import type { Voice } from './voice.ts'

const numerals = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'] as const

function rules(count: number): string {
  return `${numerals[count] ?? String(count)}条`
}

/** The voice in simplified Chinese. */
export const voiceHans: Voice = {
  matters: mattersHans,
  sense: {
    best: '卦里的助力多而且稳，几乎没有像样的阻碍，七等之中以此为最高。',
    good: '助力明显多过阻碍，事情有清楚的着力点。',
    'fair-plus': '助力略占上风，可成，但要自己出力，也要等对时候。',
    fair: '助力与阻碍大致相当，眼下看不出哪一边会占先。',
    'fair-minus': '阻碍略占上风，余地还在，只是比预想的费力。',
    poor: '阻碍明显多过助力，照现在的样子推进，难以如愿。',
    worst: '卦里几乎找不到可靠的支撑，七等之中以此为最低，宜放慢步子，先看清处境。',
  },
  who: { self: '你', parent: '长辈', sibling: '兄弟姐妹', partner: '伴侣', child: '孩子', other: '所问之人' },
  whose: { self: '你的', parent: '长辈的', sibling: '兄弟姐妹的', partner: '伴侣的', child: '孩子的', other: '所问之人的' },
  verdict: (level, answer) => `此卦得${level}：${answer}`,
  about: (name, sense) => `关于${name}，${sense}`,
  balance: (count) => {
    if (count.for === 0 && count.against === 0) return '卦中没有一条规则明显偏向哪一边。'
    if (count.against === 0) return `所依的规则里，有${rules(count.for)}向着这件事，没有哪一条反对。`
    if (count.for === 0) return `所依的规则里，有${rules(count.against)}不利，没有哪一条相助。`
    return `所依的规则里，${rules(count.for)}相助，${rules(count.against)}不利，轻重合起来才是这个签等。`
  },
  contrary: (reason) => `另一面也要看到，${reason}`,
  nothingFor: '相助的一面，卦中没有见到够分量的依据。',
  nothingAgainst: '不利的一面，卦中没有见到够分量的依据。',
  windows: [(sentence) => `时间上，${sentence}`, (sentence) => `另有一处：${sentence}`, (sentence) => `还有一处，${sentence}`],
  noWindow: '卦里没有特别突出的时间节点，按事情本身的进度来看更实在。',
  hedge: '这些只是较可能的节点，到时未必有事，不能当作约定。',
  caution: {
    health: '身体的事以医生的诊断为准，卦象只供反思。',
    birth: '生产的安排听医生的，卦象不能代替检查，只供反思。',
    law: '胜负取决于证据与程序，请听律师的意见，卦象只供反思。',
    money: '这里说的不是投资建议，投多少按你亏得起的数来定，卦象只供反思。',
    safety: '真有危险，先求助，再谈别的，卦象只供反思。',
    plain: '卦象只供反思，主意仍由你来拿。',
  },
  lead: {
    when: '你问的是时间，卦里有依据的只有下面几处。',
    who: '你问的是人，卦里只能说到位置与亲疏，说不到姓名。',
    why: '你问的是缘由，所依的规则如下。',
    do: '你问的是该怎么做，先照原来的断语，再落到几件小事上。',
    line: '你提到的这一处，卦里是这样记的。',
    outcome: '原来的断语没有变，这里换一个角度再说一遍。',
  },
  close: {
    when: (level) => `节点是推出来的可能，签等仍是${level}。`,
    who: (level) => `人事会变，这一卦的签等仍是${level}。`,
    why: (level) => `这些依据合起来就是${level}，追问不会改动它。`,
    do: (level) => `做法可以调整，这一卦的${level}照旧。`,
    line: (level) => `单看一处不足以改断，全卦仍是${level}。`,
    outcome: (level) => `签等仍是${level}，追问只作说明，不另起一断。`,
  },
  asks: {
    when: ['什么时候', '何时', '几时', '多久', '哪天', '哪一天', '哪个月', '几月', '哪年', '时间', '日期', '应期', '早点', '多长'],
    who: ['谁', '哪个人', '什么人', '贵人', '小人', '对方', '哪位'],
    why: ['为什么', '为何', '怎么会', '原因', '依据', '凭什么', '缘由', '怎么看出', '怎么得出', '根据'],
    do: ['怎么办', '怎么做', '该', '要不要', '建议', '如何', '能做什么', '做些什么', '注意', '办法', '怎样做', '改善'],
  },
  silent: '这一点卦里没有记下可以依据的内容，我不便凭空补上。',
}
