import { JyotishError } from './error.ts'

/** The allowed values of every setting on which authorities differ; the first value of a row is the default. */
export const settingValues = {
  /** Where the sidereal zodiac begins; all are mean values, the star ones follow their star. */
  ayanamsa: [
    'lahiri',
    'raman',
    'krishnamurti',
    'kp_vp291',
    'true_chitra',
    'true_pushya',
    'true_revati',
    'yukteshwar',
    'fagan_bradley',
    'lahiri_icrc',
    'lahiri_1940',
    'ushashashi',
    'user',
  ],
  /** The mean node of the almanacs, or the true (osculating) one. */
  node: ['mean', 'true'],
  /** What cusps are printed; placements are by whole sign in every case. */
  houses: ['whole_sign', 'equal_from_lagna', 'equal_lagna_middle', 'sripati', 'placidus'],
  /** Days of a year in every dasha system. */
  dashaYear: ['365.25', '365.2422', '365.256364', '360'],
  /** What counts as sunrise: disc centre without refraction, centre at -34', or upper limb at -50'. */
  sunrise: ['hindu', 'centre_34', 'limb_50'],
  /** Seven chara karakas, eight with Rahu, or Rahu only on a tie (BPHS 32.1-2). */
  karakas: ['7', '8', '7_rahu_on_tie'],
  /** The lords of Scorpio and Aquarius: the planet alone, or the stronger of planet and node. */
  coLords: ['single', 'stronger'],
  /** The arudha called upapada: of the twelfth, or of the second where the lagna is even. */
  upapada: ['a12', 'by_parity'],
  d2: ['parashara', 'parivritti', 'kashinatha'],
  d3: ['parashara', 'parivritti', 'somanatha', 'jagannatha'],
  d11: ['rudra', 'rudra_reverse'],
  d24: ['parashara', 'even_backward', 'even_from_leo'],
  d30: ['parashara', 'parivritti'],
  d60: ['from_sign', 'from_aries'],
  /** Benefic places of ashtakavarga: BPHS 66, or Varahamihira (BJ 9). */
  bavTable: ['bphs', 'varahamihira'],
  /** When the Moon is a benefic: waxing, or within 120 to 240 degrees of the Sun. */
  moonBenefic: ['waxing', 'bright_half'],
  /** When Mercury is a malefic: with any malefic, or with more malefics than benefics. */
  mercuryCompany: ['any_malefic', 'majority'],
  /** The pushkara degree of a sign: by its element, or the list of Jataka Parijata. */
  pushkaraBhaga: ['element', 'parijata'],
  /** The winner of a planetary war: the more northern, the brighter (Venus, Jupiter, Mercury, Saturn, Mars), or the one behind. */
  warWinner: ['north', 'brighter', 'lower_longitude'],
  /** Full aspects of the nodes by degree; BPHS gives none. */
  nodeAspects: ['none', '5-7-9', '7'],
  /** Whether the nodes have dignity: none, or Rahu exalted in Taurus or in Gemini (Ketu opposite), at home in Aquarius (Ketu in Scorpio). */
  nodeDignity: ['none', 'taurus', 'gemini'],
  /** Upper end of Venus's moolatrikona in Libra: 15, 5 or 10 degrees. */
  venusMoolatrikona: ['15', '5', '10'],
  /** Chara dasha after K. N. Rao, Parashara (BPHS 46), or P. V. R. Narasimha Rao. */
  chara: ['kn_rao', 'parashara', 'pvr'],
  /** Whether nodes add or take a year of Narayana dasha by exaltation and fall. */
  narayanaNodeDignity: ['off', 'on'],
  /** Twenty-eight stars with Abhijit, or twenty-seven. */
  ashtottariStars: ['28', '27'],
  /** The moment of its part at which Gulika rises (BPHS 3.70). */
  gulikaPoint: ['begin', 'middle', 'end'],
  /** Mandi as Gulika (PD 25), or by ghatis. */
  mandi: ['same', 'ghatis'],
  /** Hora lords of unequal day and night hours, or of 24 equal hours from sunrise. */
  hora: ['unequal', 'equal'],
  /** How Varnada is read. */
  varnada: ['santhanam', 'raman', 'jha', 'rath'],
  /** Whether the lagna counts as an occupant in ekadhipatya shodhana. */
  ekadhipatya: ['with_lagna', 'grahas'],
  /** Cheshta bala of the Sun and the Moon: ayana and paksha (BPHS 27.18), or none (Raman). */
  cheshtaLights: ['bphs', 'none'],
  /** Virupas of the dignities in seven divisions: 45 30 22.5 15 7.5 3.75 1.875 (Raman), or 45 30 20 15 10 4 2 (an edition of BPHS). */
  saptavargaja: ['halves', 'tens'],
  /** Who gains in the first, second and third drekkana: Sun Mars Jupiter, Mercury Saturn, Moon Venus (Raman); or male, female, neuter (BPHS 27). */
  drekkanaBala: ['raman', 'bphs'],
  /** Obliquity by which ayana bala measures declination: 23 degrees 27 minutes, or the 24 of the Surya Siddhanta (Raman). */
  ayanaObliquity: ['23.45', '24'],
  /** Drik bala: a quarter of benefic less malefic aspects; or with the aspects of Mercury and Jupiter added in full (BPHS 27). */
  drikBala: ['quarter', 'bphs'],
  /** Rupas that the Sun needs. */
  sunRequirement: ['6.5', '5'],
  /** Which bhava dig bala Cancer has: as a watery sign, or with Scorpio as an insect (BPHS 27.26). */
  bhavaCancer: ['watery', 'insect'],
} as const

type Values = typeof settingValues

/** The name of one setting of a closed list. */
export type SettingName = keyof Values

/** The settings of closed lists, by name. */
export const settingNames: readonly SettingName[] = Object.keys(settingValues).filter((name): name is SettingName => name in settingValues)

/** Every setting; stored in the chart and part of its hash. */
export type Settings = { readonly [Name in SettingName]: Values[Name][number] } & {
  /** Degrees at J2000, for `ayanamsa: 'user'` only. */
  readonly userAyanamsa?: number
}

/** The default column. */
export const defaultSettings: Settings = Object.freeze({
  ayanamsa: 'lahiri',
  node: 'mean',
  houses: 'whole_sign',
  dashaYear: '365.25',
  sunrise: 'hindu',
  karakas: '7',
  coLords: 'single',
  upapada: 'a12',
  d2: 'parashara',
  d3: 'parashara',
  d11: 'rudra',
  d24: 'parashara',
  d30: 'parashara',
  d60: 'from_sign',
  bavTable: 'bphs',
  moonBenefic: 'waxing',
  mercuryCompany: 'any_malefic',
  pushkaraBhaga: 'element',
  warWinner: 'north',
  nodeAspects: 'none',
  nodeDignity: 'none',
  venusMoolatrikona: '15',
  chara: 'kn_rao',
  narayanaNodeDignity: 'off',
  ashtottariStars: '28',
  gulikaPoint: 'begin',
  mandi: 'same',
  hora: 'unequal',
  varnada: 'santhanam',
  ekadhipatya: 'with_lagna',
  cheshtaLights: 'bphs',
  saptavargaja: 'halves',
  drekkanaBala: 'raman',
  ayanaObliquity: '23.45',
  drikBala: 'quarter',
  sunRequirement: '6.5',
  bhavaCancer: 'watery',
})

/** The full settings from single ones laid over the default. Throws `JyotishError` with code `setting-unknown` or `setting-value`. */
export function resolveSettings(partial: Partial<Settings> = {}): Settings {
  for (const [name, value] of Object.entries(partial)) check(name, value)
  if (partial.ayanamsa === 'user' && partial.userAyanamsa === undefined) {
    throw new JyotishError('setting-value', 'ayanamsa is "user" and userAyanamsa is not given; allowed are degrees at J2000, 0 to 360.')
  }
  return Object.freeze({ ...defaultSettings, ...partial })
}

function check(name: string, value: unknown): void {
  if (name === 'userAyanamsa') {
    if (typeof value === 'number' && value >= 0 && value < 360) return
    throw new JyotishError('setting-value', `userAyanamsa is ${String(value)}; allowed are degrees at J2000, 0 to 360.`)
  }
  const allowed: readonly string[] | undefined = Object.entries(settingValues).find(([row]) => row === name)?.[1]
  if (allowed === undefined) {
    throw new JyotishError('setting-unknown', `Setting "${name}" does not exist; allowed are ${Object.keys(settingValues).join(', ')}, userAyanamsa.`)
  }
  if (!allowed.some((one) => one === value)) {
    throw new JyotishError('setting-value', `Setting "${name}" is ${JSON.stringify(value)}; allowed are ${allowed.join(', ')}.`)
  }
}
