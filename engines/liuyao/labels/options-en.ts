import type { OptionLabels } from './types.ts'

/** Words of the conventions in English. */
export const optionsEn: OptionLabels = {
  changedKin: { name: 'Kin of changed lines', values: { 'base-palace': "by the base hexagram's palace", 'own-palace': "by the changed hexagram's palace" } },
  monthChange: { name: 'Change of month', values: { term: 'at the solar term', 'lunar-month': 'with the lunar month' } },
  yearChange: { name: 'Change of year', values: { 'spring-begins': 'at the start of spring', 'lunar-new-year': 'at the lunar new year' } },
  dayChange: {
    name: 'Change of day',
    values: {
      'twenty-three': 'at 23:00',
      'midnight-late-zi': "at midnight, the hour after 23:00 by the next day's stem",
      midnight: "at midnight, the hour after 23:00 by the same day's stem",
    },
  },
  clock: {
    name: 'Clock',
    values: {
      civil: 'local civil time',
      standard: 'standard time (no daylight saving)',
      'mean-solar': 'local mean solar time',
      'true-solar': 'true solar time',
    },
  },
  solarScope: { name: 'Solar time applies to', values: { 'day-and-hour': 'day and hour', hour: 'the hour only' } },
  earthBirth: { name: 'Birth of earth', values: { shen: 'in Shen, with water', yin: 'in Yin, with fire' } },
  advance: { name: 'Advance and retreat', values: { zengshan: 'as in Zengshan Buyi', 'with-xu-chou': 'with Xu to Chou added' } },
  monthBreak: { name: 'Month break', values: { usable: 'usable when moving or once the month is over', strict: 'useless' } },
  dayClashMoving: { name: 'Moving line clashed by the day', values: { 'scatter-when-weak': 'scatters only when weak and unsupported', scatter: 'scatters' } },
  trueVoid: { name: 'True void', values: { 'weak-unsupported': 'static, weak and unsupported', 'dead-only': 'only in the season of its death' } },
  voidPillars: { name: 'Void shown', values: { day: 'of the day', all: 'of all four pillars' } },
  hidden: { name: 'Hidden lines', values: { missing: 'of missing kin only', all: 'all six', search: 'sought in the nuclear and reversed hexagrams too' } },
  changedSpirits: { name: 'Spirits of changed lines', values: { 'same-position': 'as at the same place', none: 'none' } },
  noblemanOfGeng: { name: 'Nobleman of Geng days', values: { 'chou-wei': 'Chou and Wei', 'yin-wu': 'Yin and Wu' } },
  bladeOfYin: { name: 'Blade of yin stems', values: { behind: 'one branch behind prosperity', ahead: 'one branch ahead of prosperity' } },
  spiritNames: { name: 'Spirit names', values: { standard: 'Soaring Serpent, Dark Warrior', alias: 'Flying Serpent, Primal Warrior' } },
  body: { name: 'Body line', values: { 'hexagram-body': 'of the hexagram', 'self-body': 'of the self line' } },
  bodyWeight: { name: 'Weight of the body line', values: { shown: 'shown only', weighed: 'light' } },
  punishments: { name: 'Punishments', values: { shown: 'shown only', weighed: 'weighed' } },
  harms: { name: 'Harms', values: { shown: 'shown only', weighed: 'weighed' } },
  stars: { name: 'Stars', values: { shown: 'shown only', weighed: 'light' } },
  coinFace: { name: 'Coins', values: { 'back-is-yang': 'the back is yang (3)', 'back-is-yin': 'the back is yin (2)' } },
  stillCast: {
    name: 'Cast without moving lines',
    values: { 'static-and-dark': 'by its static and dark-moving lines', nuclear: 'with the nuclear hexagram too' },
  },
  residualQi: { name: 'Residual strength', values: { on: 'counted', off: 'not counted' } },
}
