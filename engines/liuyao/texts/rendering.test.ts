import { expect, it } from 'vitest'
import { hexagramTexts, passages } from './index.ts'

/** The oracle words of the Chinese text, and the English words one of which must then stand in the rendering. */
const oracleWords: readonly (readonly [RegExp, RegExp])[] = [
  [/吉/u, /\bfortune|\blucky\b|ends well/i],
  [/凶/u, /misfortune|disastrous|unlucky|out of luck|fighting to the finish is not|in great things it is not/i],
  [/无(?:大)?咎|匪咎|何(?:其)?咎/u, /blame|fault|could that be wrong/i],
  [/悔亡/u, /regret fades|makes regret fade/i],
  [/无悔|无祗悔/u, /no regret|nothing to regret/i],
  [/吝/u, /embarrass|shame/i],
  [/厉/u, /danger|risk/i],
  [/元亨/u, /great success/i],
  [/(?<!元)亨(?!于)/u, /succe|offering/i],
  [/贞/u, /stead|true|persist|insist|firm|holding on|hold(?:ing)? |great, constant|rigid|kept up|clinging|staying power|loyal|everything right|one constant/i],
  [/无不利/u, /everything goes well|nothing stands in the way|all goes well/i],
  [/无攸利/u, /nothing is gained|nothing good comes/i],
  [/利涉大川/u, /cross the great river/i],
  [/利见大人/u, /see someone great/i],
  [/利有攸往/u, /set out/i],
  [/君子/u, /noble/i],
  [/小人/u, /petty/i],
  [/征[吉凶]/u, /press(?:ing)? on/i],
  [/勿恤/u, /do not (?:worry|care|fear)/i],
  [/孚/u, /trust|sincer|true|confiden|belie|worry|sure|relied|surely/i],
]

it.each(oracleWords)('renders every %s', (chinese, english) => {
  const renderings = hexagramTexts('en').flatMap(passages)
  const originals = hexagramTexts('zh-Hans').flatMap(passages)
  const missed = originals.flatMap((original, index) => {
    const rendering = renderings[index] ?? ''
    return chinese.test(original) && !english.test(rendering) ? [`${original} ${rendering}`] : []
  })
  expect(missed).toEqual([])
})

it('speaks of no misfortune where the Chinese has none', () => {
  const renderings = hexagramTexts('en').flatMap(passages)
  const originals = hexagramTexts('zh-Hans').flatMap(passages)
  const added = renderings.filter((rendering, index) => /misfortune/i.test(rendering) && !/凶/u.test(originals[index] ?? ''))
  expect(added).toEqual([])
})

it('speaks of no good fortune where the Chinese has none', () => {
  const renderings = hexagramTexts('en').flatMap(passages)
  const originals = hexagramTexts('zh-Hans').flatMap(passages)
  const added = renderings.filter((rendering, index) => /(?:good|best of) fortune/i.test(rendering) && !/吉/u.test(originals[index] ?? ''))
  expect(added).toEqual([])
})

it('keeps each rendering short', () => {
  for (const rendering of hexagramTexts('en').flatMap(passages)) expect(rendering.split(' ').length).toBeLessThanOrEqual(55)
})
