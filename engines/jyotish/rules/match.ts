/** Rules of matching, with their sources. */
export const matchRules = {
  varna: { id: 'match.varna@1', source: 'Muhurta Chintamani 6' },
  vashya: { id: 'match.vashya@1', source: 'Muhurta Chintamani 6; half marks as almanacs print them' },
  tara: { id: 'match.tara@1', source: 'Muhurta Chintamani 6' },
  yoni: { id: 'match.yoni@1', source: 'Muhurta Chintamani 6; marks between strangers as almanacs print them' },
  maitri: { id: 'match.maitri@1', source: 'Muhurta Chintamani 6' },
  gana: { id: 'match.gana@1', source: 'Muhurta Chintamani 6' },
  bhakoot: { id: 'match.bhakoot@1', source: 'Muhurta Chintamani 6: 2/12, 5/9 and 6/8 give nothing' },
  nadi: { id: 'match.nadi@1', source: 'Muhurta Chintamani 6' },
  extra: { id: 'match.extra@1', source: 'southern tradition of ten agreements' },
  mangal: { id: 'match.mangal@1', source: 'tradition; lists of weakening differ' },
} as const

/** The eight kootas with their full marks, 36 in all. */
export const kootaMarks = { varna: 1, vashya: 2, tara: 3, yoni: 4, maitri: 5, gana: 6, bhakoot: 7, nadi: 8 } as const

/** Order of varnas by the element of the Moon's sign: the groom's is to be no lower than the bride's. */
export const varnaOrder = { water: 4, fire: 3, earth: 2, air: 1 } as const

/** The five classes of vashya: four-footed, human, of water, of the forest, insect. */
export const vashyaClasses = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const

/** Class of each sign from Aries, of its first and of its second half (they differ in Sagittarius and Capricorn, at 15 degrees). */
export const vashyaOfHalves = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
  ['vanachara', 'vanachara'],
  ['manava', 'manava'],
  ['manava', 'manava'],
  ['keeta', 'keeta'],
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
] as const

/** Marks of vashya; rows are the bride's class, columns the groom's, in the order of `vashyaClasses`. Example: bride of water, groom human: 0. */
export const vashyaTables = {
  printed: [
    [2, 0.5, 1, 0, 2],
    [0.5, 2, 0, 0, 0],
    [1, 0, 2, 2, 2],
    [0, 0, 2, 2, 0],
    [1, 0, 1, 0, 2],
  ],
} as const

/** The fourteen animals. */
export const yoniAnimals = [
  'horse',
  'elephant',
  'sheep',
  'snake',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const

/** The animal of each star from Ashvini. Example: Mula is a dog, Purva Ashadha and Shravana are monkeys, Uttara Ashadha is the mongoose. */
export const yoniOfStar = [
  'horse',
  'elephant',
  'sheep',
  'snake',
  'snake',
  'dog',
  'cat',
  'sheep',
  'cat',
  'rat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'buffalo',
  'tiger',
  'deer',
  'deer',
  'dog',
  'monkey',
  'mongoose',
  'monkey',
  'lion',
  'horse',
  'lion',
  'cow',
  'elephant',
] as const

/** Sworn enemies, who get nothing. */
export const yoniEnemies = [
  ['horse', 'buffalo'],
  ['elephant', 'lion'],
  ['sheep', 'monkey'],
  ['snake', 'mongoose'],
  ['dog', 'deer'],
  ['cat', 'rat'],
  ['cow', 'tiger'],
] as const

/**
 * Marks of yoni; rows are the bride's animal, columns the groom's. `printed` is the table that programs and almanacs share, its two uneven
 * pairs (horse and deer, buffalo and lion) as printed; `plain` keeps to the verses: the same 4, sworn enemies 0, all others 2.
 */
export const yoniTables = {
  printed: [
    [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
    [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
    [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
    [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
    [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
    [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
    [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
    [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
    [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
    [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
    [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
    [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
    [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
    [1, 0, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 2, 4],
  ],
  plain: undefined,
} as const

/** The three natures of stars. */
export const ganas = ['deva', 'manushya', 'rakshasa'] as const

/** Stars, from 1 Ashvini, of two of the natures; the others are rakshasa. */
export const ganaStars = { deva: [1, 5, 7, 8, 13, 15, 17, 22, 27], manushya: [2, 4, 6, 11, 12, 20, 21, 25, 26] } as const

/** Marks of gana; rows are the bride's, columns the groom's, in the order of `ganas`. */
export const ganaTables = {
  manushya_groom: [
    [6, 6, 1],
    [5, 6, 0],
    [1, 0, 6],
  ],
  deva_groom: [
    [6, 5, 0],
    [6, 6, 0],
    [0, 0, 6],
  ],
} as const

/** The three nadis; stars take them forward and backward in turn. */
export const nadis = ['adi', 'madhya', 'antya'] as const

/** Marks of maitri by what each Moon-sign lord is to the other: 1 friend, 0 neutral, -1 enemy, added. */
export const maitriMarks = { same: 5, friends: 5, friendNeutral: 4, neutrals: 3, friendEnemy: 1, neutralEnemy: 0.5, enemies: 0 } as const

/** Rajju: the parts of the body that stars from 1 Ashvini belong to. */
export const rajjuStars = {
  feet: [1, 9, 10, 18, 19, 27],
  waist: [2, 8, 11, 17, 20, 26],
  navel: [3, 7, 12, 16, 21, 25],
  neck: [4, 6, 13, 15, 22, 24],
  head: [5, 14, 23],
} as const

/** Stars, from 1 Ashvini, that pierce each other (vedha). */
export const vedhaStars = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14, 23],
] as const

/** The groom's star counted from the bride's: numbers that give mahendra, and the number above which stri-dirgha holds. */
export const countsFromBride = { mahendra: [4, 7, 10, 13, 16, 19, 22, 25], striDirghaAbove: 13 } as const

/** Houses of Mars that make mangal; the south leaves the first out. */
export const mangalHouses = { north: [1, 2, 4, 7, 8, 12], south: [2, 4, 7, 8, 12] } as const

/** Signs, by index from Aries, in which Mars in a house does less. */
export const mangalExemptSigns: Readonly<Record<number, readonly number[]>> = { 2: [2, 5], 4: [0, 7], 7: [3, 9], 8: [8, 11], 12: [1, 6] }
