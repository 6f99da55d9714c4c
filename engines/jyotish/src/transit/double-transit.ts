import { fullAspectHouses } from '../../rules/aspects.ts'
import { type House, houseFrom, houses, lordOf, type Sign, signOfHouse } from '../sign.ts'
import type { Graha } from '../graha.ts'
import { residencesOf, type Residence, type TransitGround, type TransitSpan } from './residence.ts'

/** How a slow graha touches a sign: stands in it, or aspects it fully. */
export type Touch = 'occupies' | 'aspects'

/** What one of the two touches: the house itself, its lord's natal sign, or both. */
export type Touched = { readonly house?: Touch; readonly lord?: Touch }

/** A span in which Jupiter and Saturn both touch a house or its lord. */
export type DoubleTransit = { readonly house: House; readonly start: number; readonly end: number; readonly jupiter: Touched; readonly saturn: Touched }

/** What is counted from: the sign of the first house (the lagna's, or the Moon's), and the natal signs of the grahas. */
export type NatalSigns = { readonly first: Sign; readonly signs: Readonly<Record<Graha, Sign>> }

/** What Jupiter or Saturn in a sign touches of a house; undefined where nothing. */
export function touched(graha: 'jupiter' | 'saturn', from: Sign, { house, natal }: { readonly house: House; readonly natal: NatalSigns }): Touched | undefined {
  const own = signOfHouse(natal.first, house)
  const onHouse = touch(graha, from, own)
  const onLord = touch(graha, from, natal.signs[lordOf(own)])
  if (onHouse === undefined && onLord === undefined) return undefined
  return { ...(onHouse === undefined ? {} : { house: onHouse }), ...(onLord === undefined ? {} : { lord: onLord }) }
}

function touch(graha: 'jupiter' | 'saturn', from: Sign, sign: Sign): Touch | undefined {
  const place = houseFrom(from, sign)
  if (place === 1) return 'occupies'
  return fullAspectHouses[graha].some((each) => each === place) ? 'aspects' : undefined
}

/** Every double transit of a span for each of the twelve houses, in order of house and time. Throws JyotishError `window-invalid`, SkyError `time-range`. */
export function doubleTransits(ground: TransitGround, natal: NatalSigns, span: TransitSpan): readonly DoubleTransit[] {
  const cells = together(residencesOf(ground, 'jupiter', span), residencesOf(ground, 'saturn', span))
  return houses.flatMap((house) =>
    merged(
      cells.flatMap(({ start, end, jupiter: first, saturn: second }) => {
        const jupiter = touched('jupiter', first, { house, natal })
        const saturn = touched('saturn', second, { house, natal })
        return jupiter === undefined || saturn === undefined ? [] : [{ house, start, end, jupiter, saturn }]
      }),
    ),
  )
}

/** The spans in which both stand in one sign each. */
function together(
  jupiter: readonly Residence[],
  saturn: readonly Residence[],
): readonly { readonly start: number; readonly end: number; readonly jupiter: Sign; readonly saturn: Sign }[] {
  return jupiter.flatMap((one) =>
    saturn.flatMap((other) => {
      const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)]
      return start < end ? [{ start, end, jupiter: one.sign, saturn: other.sign }] : []
    }),
  )
}

/** Neighbours that touch alike, made one. */
function merged(list: readonly DoubleTransit[]): readonly DoubleTransit[] {
  const found: DoubleTransit[] = []
  for (const each of list) {
    const last = found.at(-1)
    if (last !== undefined && last.end === each.start && alike(last.jupiter, each.jupiter) && alike(last.saturn, each.saturn))
      found[found.length - 1] = { ...last, end: each.end }
    else found.push(each)
  }
  return found
}

function alike(one: Touched, other: Touched): boolean {
  return one.house === other.house && one.lord === other.lord
}
