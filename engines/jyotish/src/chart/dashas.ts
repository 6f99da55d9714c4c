import { ashtottari } from '../dasha/ashtottari.ts'
import { chara } from '../dasha/chara.ts'
import { narayana } from '../dasha/narayana.ts'
import type { Level, Period } from '../dasha/period.ts'
import { type SignCourse, signPeriods } from '../dasha/sign-course.ts'
import { periodsOf, type StarCourse } from '../dasha/star-course.ts'
import { vimshottari } from '../dasha/vimshottari.ts'
import { yogini } from '../dasha/yogini.ts'
import type { Graha } from '../graha.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import type { Sign } from '../sign.ts'
import { once } from './once.ts'

/** A dasha by stars: how it runs, from which any level and date follows, and its periods to the third level (Vimshottari) or the second. */
export type StarDasha = { readonly course: StarCourse; readonly periods: readonly Period<Graha>[] }

/** A dasha by signs, its periods to the second level. */
export type SignDasha = { readonly course: SignCourse; readonly periods: readonly Period<Sign>[] }

/** Every dasha of a chart; each is worked out when it is first read. */
export type Dashas = {
  readonly vimshottari: StarDasha
  readonly ashtottari: StarDasha
  readonly yogini: StarDasha
  readonly narayana: SignDasha
  readonly chara: SignDasha
}

/** The dashas of a chart. */
export function dashasOf(positions: Positions, settings: Settings): Dashas {
  const stars = { vimshottari: starDasha(() => vimshottari(positions, settings), 3), ashtottari: starDasha(() => ashtottari(positions, settings), 2) }
  const years = starDasha(() => yogini(positions, settings), 2)
  const signs = { narayana: signDasha(() => narayana(positions, settings)), chara: signDasha(() => chara(positions, settings)) }
  return {
    get vimshottari() {
      return stars.vimshottari()
    },
    get ashtottari() {
      return stars.ashtottari()
    },
    get yogini() {
      return years()
    },
    get narayana() {
      return signs.narayana()
    },
    get chara() {
      return signs.chara()
    },
  }
}

function starDasha(courseOf: () => StarCourse, depth: Level): () => StarDasha {
  return once(() => {
    const course = courseOf()
    return { course, periods: periodsOf(course, depth) }
  })
}

function signDasha(courseOf: () => SignCourse): () => SignDasha {
  return once(() => {
    const course = courseOf()
    return { course, periods: signPeriods(course, 2) }
  })
}
