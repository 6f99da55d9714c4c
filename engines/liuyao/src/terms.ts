/** The twelve earthly branches (地支) in order: 子 丑 寅 卯 辰 巳 午 未 申 酉 戌 亥. */
export const branches = ['zi', 'chou', 'yin', 'mao', 'chen', 'si', 'wu', 'wei', 'shen', 'you', 'xu', 'hai'] as const

/** One earthly branch, named by its pinyin. */
export type Branch = (typeof branches)[number]

/** The ten heavenly stems (天干) in order: 甲 乙 丙 丁 戊 己 庚 辛 壬 癸. */
export const stems = ['jia', 'yi', 'bing', 'ding', 'wu', 'ji', 'geng', 'xin', 'ren', 'gui'] as const

/** One heavenly stem, named by its pinyin. */
export type Stem = (typeof stems)[number]

/** The five phases (五行) in the order in which each generates the next. */
export const elements = ['wood', 'fire', 'earth', 'metal', 'water'] as const

/** One of the five phases. */
export type Element = (typeof elements)[number]

/** The five kin (六亲 without the self): 父母 兄弟 妻财 官鬼 子孙. */
export const kins = ['parents', 'siblings', 'wealth', 'officer', 'children'] as const

/** One kin: how a line's phase stands to the phase of its palace. */
export type Kin = (typeof kins)[number]

/** The six spirits (六神) in order from line 1 upward: 青龙 朱雀 勾陈 螣蛇 白虎 玄武. */
export const spirits = ['azureDragon', 'vermilionBird', 'curvedArray', 'soaringSerpent', 'whiteTiger', 'darkWarrior'] as const

/** One of the six spirits. */
export type Spirit = (typeof spirits)[number]

/** The eight trigrams in the earlier-heaven order of numbers 1 to 8: 乾 兑 离 震 巽 坎 艮 坤. */
export const trigrams = ['qian', 'dui', 'li', 'zhen', 'xun', 'kan', 'gen', 'kun'] as const

/** One trigram; a palace (八宫) is named by its doubled trigram. */
export type Trigram = (typeof trigrams)[number]

/** The eight places in a palace: 本宫, 一世 to 五世, 游魂, 归魂. */
export const generations = ['head', 'first', 'second', 'third', 'fourth', 'fifth', 'wandering', 'returning'] as const

/** The place of a hexagram in its palace. */
export type Generation = (typeof generations)[number]

/** 旺 相 休 囚 死: how the month's phase treats another phase, from strongest to weakest. */
export const seasons = ['prosperous', 'growing', 'resting', 'confined', 'dead'] as const

/** The seasonal strength of a phase. */
export type Season = (typeof seasons)[number]

/** The twelve stages of growth (十二长生) in order: 长生 沐浴 冠带 临官 帝旺 衰 病 死 墓 绝 胎 养. */
export const stages = ['birth', 'bath', 'capping', 'office', 'peak', 'decline', 'sickness', 'death', 'tomb', 'extinction', 'conception', 'nurture'] as const

/** One of the twelve stages of growth. */
export type Stage = (typeof stages)[number]

/** What one phase does to another: 比和, 生, 泄 (is drained by), 克, 耗 (is spent on: the other controls it in vain). */
export const relations = ['same', 'generates', 'generatedBy', 'controls', 'controlledBy'] as const

/** The relation of a first phase to a second: `generates` means the first generates the second. */
export type Relation = (typeof relations)[number]

/** The value of a cast line: 6 老阴 moving, 7 少阳, 8 少阴, 9 老阳 moving. */
export type LineValue = 6 | 7 | 8 | 9

/** A place in the hexagram, 1 at the bottom, 6 at the top. */
export type Position = 1 | 2 | 3 | 4 | 5 | 6

/** All six places from the bottom up. */
export const positions = [1, 2, 3, 4, 5, 6] as const

/** Labels of a moving line's change (1.4 of the field's usage); they do not exclude one another. */
export const changeLabels = [
  'generatesBack', // 回头生
  'controlsBack', // 回头克
  'equal', // 比和
  'drains', // 化泄: the line generates what it becomes
  'spends', // 化耗: the line controls what it becomes
  'advances', // 化进神
  'retreats', // 化退神
  'intoVoid', // 化空
  'intoMonthBreak', // 化月破
  'intoTomb', // 化墓
  'intoExtinction', // 化绝
  'intoBirth', // 化长生
  'intoPeak', // 化帝旺
  'intoClash', // 化冲, 反吟 of the line
  'repeats', // 伏吟 of the line
  'intoCombine', // 化合
] as const

/** One label of a moving line's change. */
export type ChangeLabel = (typeof changeLabels)[number]

/** What month, day and the other lines do to a line of the base plate; a line may carry several. */
export const lineStates = [
  'onMonth', // 临月建
  'onDay', // 临日辰
  'residualQi', // 余气: the last month of a season still lends strength
  'monthBreak', // 月破
  'monthBreakFilled', // 月破 with the day on its branch: 填实
  'monthBreakCombined', // 月破 met by a combining day: 破而逢合
  'dayClash', // 日冲
  'darkMoving', // 暗动
  'dayBreak', // 日破
  'scattered', // 冲散
  'void', // 旬空
  'trueVoid', // 真空
  'falseVoid', // 空而不空
  'clashedVoid', // 冲空则实
  'raisedByDay', // 合起 by the day
  'raisedByMonth', // 合起 by the month
  'boundByDay', // 合绊 by the day
  'boundByMonth', // 合绊 by the month
  'boundByChange', // 化合 with its own change
  'bindReleased', // 合处逢冲
  'dayTomb', // 入日墓
  'dayExtinction', // 绝于日
  'dayBirth', // 长生于日
  'dayPeak', // 帝旺于日
  'monthTomb', // 墓于月
  'movingTomb', // 入动墓
] as const

/** One state of a line. */
export type LineState = (typeof lineStates)[number]

/** Facts about the whole plate. */
export const hexagramFlags = [
  'sixClash', // 六冲卦
  'sixHarmony', // 六合卦
  'wanderingSoul', // 游魂
  'returningSoul', // 归魂
  'changedSixClash', // 变卦六冲
  'changedSixHarmony', // 变卦六合
  'clashToHarmony', // 六冲变六合
  'harmonyToClash', // 六合变六冲
  'clashToClash', // 六冲变六冲
  'harmonyToHarmony', // 六合变六合
  'innerReversal', // 内卦反吟
  'outerReversal', // 外卦反吟
  'innerLineReversal', // 内卦爻反吟: all three branches clash
  'outerLineReversal', // 外卦爻反吟
  'innerRepetition', // 内卦伏吟
  'outerRepetition', // 外卦伏吟
  'static', // 静卦: no line moves
  'soleMoving', // 独发: one line moves
  'soleStatic', // 独静: one line rests
  'allMoving', // 尽发: all lines move
] as const

/** One fact about the whole plate. */
export type HexagramFlag = (typeof hexagramFlags)[number]

/** What a doubled trigram becomes when it changes into another doubled trigram (卦变): 生 克 比和 泄 耗 墓绝. */
export const palaceChanges = ['generated', 'controlled', 'same', 'drained', 'spent', 'tombAndExtinction'] as const

/** One outcome of a change between doubled trigrams. */
export type PalaceChange = (typeof palaceChanges)[number]

/** Stars (神煞) of the display layer. */
export const stars = [
  'nobleman', // 天乙贵人
  'prosperity', // 禄神
  'blade', // 羊刃
  'literary', // 文昌
  'postHorse', // 驿马
  'peachBlossom', // 桃花
  'general', // 将星
  'canopy', // 华盖
  'robbery', // 劫煞
  'calamity', // 灾煞
  'strategist', // 谋星
  'joy', // 天喜
  'physician', // 天医
  'heavenVirtue', // 天德
  'monthVirtue', // 月德
] as const

/** One star. */
export type Star = (typeof stars)[number]
