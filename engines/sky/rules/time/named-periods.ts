/** A stretch of a zone's history that people know by a name. Fields that are left out match anything; years are those of the clock, both included. */
export type NamedPeriod = {
  readonly id: string
  readonly zones?: readonly string[]
  readonly abbreviations?: readonly string[]
  readonly offsetSeconds?: number
  readonly daylight?: 'some' | 'none'
  readonly years?: readonly [from: number, to: number]
}

/**
 * Named periods, the first that matches counts. Instants and offsets are those of the tz database; the names are of its commentary
 * (files asia, europe, northamerica).
 */
export const namedPeriods = [
  { id: 'india-war-time', zones: ['Asia/Kolkata'], offsetSeconds: 23_400, daylight: 'some', years: [1941, 1945] },
  { id: 'india-standard-time', zones: ['Asia/Kolkata'], offsetSeconds: 19_800 },
  { id: 'madras-time', zones: ['Asia/Kolkata'], abbreviations: ['MMT'] },
  { id: 'howrah-time', zones: ['Asia/Kolkata'], abbreviations: ['HMT'] },
  { id: 'china-summer-time', zones: ['Asia/Shanghai'], daylight: 'some', years: [1986, 1991] },
  { id: 'china-standard-time', zones: ['Asia/Shanghai'], daylight: 'none', abbreviations: ['CST'] },
  { id: 'xinjiang-time', zones: ['Asia/Urumqi'], offsetSeconds: 21_600 },
  { id: 'malaya-half-hour', zones: ['Asia/Singapore', 'Asia/Kuala_Lumpur'], offsetSeconds: 27_000, daylight: 'none', years: [1941, 1982] },
  {
    id: 'japan-occupation',
    zones: ['Asia/Singapore', 'Asia/Kuala_Lumpur', 'Asia/Hong_Kong', 'Asia/Manila', 'Asia/Jakarta', 'Asia/Yangon'],
    offsetSeconds: 32_400,
    years: [1941, 1945],
  },
  { id: 'british-double-summer-time', abbreviations: ['BDST'] },
  { id: 'british-standard-time', zones: ['Europe/London'], abbreviations: ['BST'], daylight: 'none', years: [1968, 1971] },
  { id: 'german-double-summer-time', abbreviations: ['CEMT'] },
  { id: 'war-time', abbreviations: ['AWT', 'EWT', 'CWT', 'MWT', 'PWT', 'NWT', 'YWT', 'HWT'] },
  { id: 'peace-time', abbreviations: ['APT', 'EPT', 'CPT', 'MPT', 'PPT', 'NPT', 'YPT', 'HPT'], daylight: 'some' },
  { id: 'local-mean-time', abbreviations: ['LMT'] },
  {
    id: 'capital-mean-time',
    abbreviations: [
      'AMT',
      'BMT',
      'CMT',
      'DMT',
      'FMT',
      'HMT',
      'IMT',
      'JMT',
      'KMT',
      'MMT',
      'PMT',
      'QMT',
      'RMT',
      'SMT',
      'TMT',
      'WMT',
      'FFMT',
      'PLMT',
      'PPMT',
      'SDMT',
      'SJMT',
      'TBMT',
    ],
  },
] as const satisfies readonly NamedPeriod[]

/** The id of a named period. */
export type NamedPeriodId = (typeof namedPeriods)[number]['id']
