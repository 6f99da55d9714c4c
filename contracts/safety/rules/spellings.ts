import { rx } from './rule.ts'

/** One respelling in the han reading: every find of `from` is read as `to`. Masked, mistyped and sound-alike spellings of the words that matter. */
export interface Respelling {
  readonly from: RegExp
  readonly to: string
}

const end = '(?=掉|了|惹|啦|的|啊|呀|吧|又|真|好|得|着|一|，|。|？|$)'

/** Applied in order, after the characters are simplified. Each lookaround names the everyday word that must stay untouched. */
export const respellings: readonly Respelling[] = [
  { from: rx`(?:[紫子籽](?:砂|沙)|[紫子籽姿兹字孜滋资]杀)(?!壶|茶|泥|杯|陶|锅|器|盆|工艺|市场|店|煲|罐|花盆|艺|收藏|厂|葡萄|色|眼影)`, to: '自杀' },
  { from: rx`(?<=想|要|好想|去)[紫子]啥`, to: '自杀' },
  { from: rx`(?<![独亲各擅暗私来])自(?:鲨|砂|纱|刹|莎|沙(?!特|漠|滩|发)|啥(?!时|都|也|子)|杂(?!货|志|粮|家|乱|技|费)|s(?:ha)?(?![a-z])|sha)`, to: '自杀' },
  { from: rx`(?<![a-z])(?:z杀|z死|zs|zisha)(?![a-z])`, to: '自杀' },
  { from: rx`(?<=想)轻声(?!说|细|地|问|唱|讲|念|读|哼)`, to: '轻生' },
  { from: rx`(?<=不想再?)(?:[和火合货祸伙获或](?=了|惹|啦|下去|着)|话(?=了|惹|啦|下去|着|，|。|$))`, to: '活' },
  { from: rx`(?<=不想再?)h(?=了|惹)`, to: '活' },
  { from: rx`(?:[8布吥卜]|b)(?=想活)`, to: '不' },
  { from: rx`[活或](?:不|布)下[趣曲取区企]`, to: '活不下去' },
  { from: rx`(?<=想要?|去|好想)(?:[似鼠逝屎嘎噶鲨寺]|s|si|狗带|去世|离世|ㄙ[ˇˋˊ]?)${end}`, to: '死' },
  { from: rx`(?<=想)(?:鼠|似|逝|噶|嘎)(?=掉|一)`, to: '死' },
  { from: rx`(?<=想去?|想要?)4(?!月|天|个|年|点|号|万|千|小时|次|件|人|日|周|星期|\d|岁|季|块|级|楼|页|台|位|家|种|套|条|张|只|分|[.:：/])`, to: '死' },
  { from: rx`(?<=[噶嘎刀鲨]了?)我自己`, to: '自己' },
  { from: rx`(?<=[不好真很就我])[相像响向享](?=活(?!动|力|泼)|死(?=[，。？啊掉]|$|了(?!一样)))`, to: '想' },
  { from: rx`活够[勒叻啦咯嘞]`, to: '活够了' },
  { from: rx`一死了[知只百]`, to: '一死了之' },
  { from: rx`go死`, to: '去死' },
  { from: rx`遗[叔属][已都写]`, to: '遗书写' },
]

/** English words inside a Chinese sentence, read as the Chinese word. */
export const borrowed: Readonly<Record<string, string>> = {
  die: '死',
  suicide: '自杀',
  live: '活',
  living: '活着',
  alive: '活着',
  exist: '存在',
  disappear: '消失',
  life: '人生',
  end: '结束',
  world: '世界',
  wake: '醒',
  bye: '再见',
  byebye: '再见',
  goodbye: '再见',
  jump: '跳',
  rooftop: '楼顶',
  emo: '难过',
  depressed: '抑郁',
}
