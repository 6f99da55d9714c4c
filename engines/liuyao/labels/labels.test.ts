import { describe, expect, test } from 'vitest'
import { optionValues, presets } from '../src/options.ts'
import * as terms from '../src/terms.ts'
import { hexagramLabel, hexagramNamed, labelsOf, languages, parseBranch, parsePillar, pillarLabel, searchHexagrams } from './index.ts'
import { pillars } from '../src/phase/pillar.ts'

/** Every list of ids and the table of words that must hold it. */
const tables = {
  stem: terms.stems,
  branch: terms.branches,
  element: terms.elements,
  kin: terms.kins,
  spirit: terms.spirits,
  spiritAlias: terms.spirits,
  trigram: terms.trigrams,
  image: terms.trigrams,
  generation: terms.generations,
  season: terms.seasons,
  stage: terms.stages,
  relation: terms.relations,
  position: terms.positions.map(String),
  change: terms.changeLabels,
  state: terms.lineStates,
  flag: terms.hexagramFlags,
  palaceChange: terms.palaceChanges,
  star: terms.stars,
  preset: presets,
} as const

/** Every text in a table of words, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

describe.each(languages)('labels in %s', (language) => {
  const labels = labelsOf(language)

  test.each(Object.entries(tables))('%s has a word for every id and for nothing else', (name, ids) => {
    const words: unknown = Object.entries(labels).find(([table]) => table === name)?.[1]
    expect(typeof words === 'object' && words !== null ? Object.keys(words).toSorted() : []).toEqual([...ids].toSorted())
  })

  test('every convention and every value of it has a word', () => {
    for (const [name, values] of Object.entries(optionValues)) {
      const found = Object.entries(labels.option).find(([row]) => row === name)?.[1]
      expect(Object.keys(found?.values ?? {}).toSorted()).toEqual([...values].toSorted())
    }
  })

  test('no word is empty, and every list of ids has different words', () => {
    expect(texts(labels).filter((text) => text.trim() === '')).toEqual([])
    for (const name of ['stem', 'branch', 'element', 'kin', 'spirit', 'trigram', 'generation', 'stage', 'change', 'state', 'flag', 'star'] as const) {
      const words = Object.values(labels[name])
      expect(new Set(words).size).toBe(words.length)
    }
  })

  test('there are 24 solar terms and 64 hexagram names', () => {
    expect(new Set(labels.term).size).toBe(24)
    const names = Array.from({ length: 64 }, (_, place) => hexagramLabel(place + 1, language).name)
    expect(new Set(names).size).toBe(64)
  })
})

describe('scripts', () => {
  test('traditional words hold no simplified form, simplified words no traditional one', () => {
    const hant = texts(labelsOf('zh-Hant')).join('')
    const hans = texts(labelsOf('zh-Hans')).join('')
    expect(hant).not.toMatch(
      /[财孙龙陈离泽风宫归长临绝养阴阳头进冲余气实动绊变处贵禄驿马将华盖灾谋医虚无势礼数铜钱输单随机摇节换惊隐须码两没这个说请给历农选项预设时间经应标问类题关系别语误错综静尽发独对为当钟区几删终应]/u,
    )
    expect(hans).not.toMatch(
      /[財孫龍陳離澤風宮歸長臨絕養陰陽頭進沖餘氣實動絆變處貴祿驛馬將華蓋災謀醫虛無勢禮數銅錢輸單隨機搖節換驚隱須碼兩這個說請給曆農選項預設時間經應標問類題關係別語誤錯綜靜盡發獨對為當鐘區]/u,
    )
  })
})

describe('search', () => {
  test('number, symbol, both scripts, pinyin with and without tones, and English all find 姤', () => {
    for (const query of ['44', '䷫', '姤', '天风姤', '天風姤', 'gòu', 'gou', 'Gou', 'encounter']) {
      expect(searchHexagrams(query)[0]).toBe(44)
      expect(hexagramNamed(query)).toBe(44)
    }
  })

  test('parts of names list every hexagram that has them, exact ones first', () => {
    expect(searchHexagrams('畜')).toEqual([9, 26])
    expect(searchHexagrams('过')).toEqual([28, 62])
    expect(searchHexagrams('bi').slice(0, 2)).toEqual([8, 22])
    expect(searchHexagrams(' ')).toEqual([])
  })

  test('a name of two hexagrams is not guessed, nor an unknown one', () => {
    expect(() => hexagramNamed('jian')).toThrow(expect.objectContaining({ code: 'hexagram-ambiguous' }))
    expect(() => hexagramNamed('畜')).toThrow(expect.objectContaining({ code: 'hexagram-unknown' }))
    expect([hexagramNamed('jiàn'), hexagramNamed('jiǎn'), hexagramNamed('渐')]).toEqual([53, 39, 53])
  })
})

describe('pillars in words', () => {
  test('every pillar is read back from its words and its id', () => {
    for (const pillar of pillars) {
      expect(parsePillar(pillarLabel(pillar, 'zh-Hans'))).toBe(pillar)
      expect(parsePillar(pillarLabel(pillar, 'en'))).toBe(pillar)
    }
    expect(parseBranch('酉')).toBe('you')
    expect(parseBranch('you')).toBe('you')
  })

  test('what is no pillar or branch is refused', () => {
    expect(() => parsePillar('甲丑')).toThrow(expect.objectContaining({ code: 'pillar-invalid' }))
    expect(() => parseBranch('甲')).toThrow(expect.objectContaining({ code: 'branch-invalid' }))
  })
})
