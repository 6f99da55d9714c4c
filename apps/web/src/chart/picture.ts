import type { Point, Sign } from '@hefu/jyotish'

/** A graha or the lagna as it is drawn: its words, and where it stands. */
export type Mark = {
  readonly id: Point
  readonly short: string
  /** Where the short word is still long for a full house. */
  readonly shorter?: string
  readonly name: string
  readonly sign: Sign
  /** Degrees in the sign, [0, 30); undefined where a division gives none. */
  readonly degree: number | undefined
  readonly retrograde: boolean
  readonly combust: boolean
}

/** What a figure of a chart is drawn from. `first` is the sign of the first house: the lagna's, or another's where the lagna is not known. */
export type Picture = {
  readonly first: Sign
  /** Words in the middle of the southern figure. */
  readonly title: string
  readonly under: string
  /** The lagna, where it is known, then the grahas. */
  readonly marks: readonly Mark[]
  /** Names of the signs from Aries, in full and as short as a cell takes. */
  readonly signs: readonly { readonly name: string; readonly short: string }[]
  /** One sentence that says the figure. */
  readonly sentence: string
}

/** The marks in one sign: the lagna first, then by degree. */
export function marksIn({ marks }: Pick<Picture, 'marks'>, sign: Sign): readonly Mark[] {
  const order = ({ id, degree }: Mark): number => (id === 'lagna' ? -1 : (degree ?? 30))
  return marks.filter((mark) => mark.sign === sign).toSorted((one, other) => order(one) - order(other))
}
