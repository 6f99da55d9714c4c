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
  return new LazyDashas(positions, settings)
}

class LazyDashas implements Dashas {
  readonly #positions: Positions
  readonly #settings: Settings
  #vimshottari: StarDasha | undefined
  #ashtottari: StarDasha | undefined
  #yogini: StarDasha | undefined
  #narayana: SignDasha | undefined
  #chara: SignDasha | undefined

  constructor(positions: Positions, settings: Settings) {
    this.#positions = positions
    this.#settings = settings
  }

  get vimshottari(): StarDasha {
    return (this.#vimshottari ??= starDasha(vimshottari(this.#positions, this.#settings), 3))
  }

  get ashtottari(): StarDasha {
    return (this.#ashtottari ??= starDasha(ashtottari(this.#positions, this.#settings), 2))
  }

  get yogini(): StarDasha {
    return (this.#yogini ??= starDasha(yogini(this.#positions, this.#settings), 2))
  }

  get narayana(): SignDasha {
    return (this.#narayana ??= signDasha(narayana(this.#positions, this.#settings)))
  }

  get chara(): SignDasha {
    return (this.#chara ??= signDasha(chara(this.#positions, this.#settings)))
  }
}

function starDasha(course: StarCourse, depth: Level): StarDasha {
  return { course, periods: periodsOf(course, depth) }
}

function signDasha(course: SignCourse): SignDasha {
  return { course, periods: signPeriods(course, 2) }
}
