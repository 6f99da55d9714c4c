import { LiuyaoError } from '../error.ts'
import { at } from '../list.ts'
import type { Options } from '../options.ts'
import type { LineValue } from '../terms.ts'
import { checkBytes, checkCount, checkWhole } from './check.ts'
import type { CoinSide, Throw } from './types.ts'

const valueByYangCoins: readonly LineValue[] = [6, 7, 8, 9]

/** The value of one throw: each yang coin counts 3, each yin coin 2. */
export function throwValue(thrown: Throw, coinFace: Options['coinFace']): LineValue {
  const yang: CoinSide = coinFace === 'back-is-yang' ? 'back' : 'characters'
  return at(valueByYangCoins, thrown.filter((side) => side === yang).length)
}

/** Refuses anything but six throws of three named sides. */
export function checkThrows(throws: readonly Throw[]): void {
  checkCount(throws, 6, { name: 'throws', code: 'line-count' })
  for (const thrown of throws) {
    checkCount(thrown, 3, { name: 'coins in a throw', code: 'coin-count' })
    for (const side of thrown) {
      if (side !== 'back' && side !== 'characters') {
        throw new LiuyaoError('coin-face', `A coin shows ${JSON.stringify(side)}; allowed are back and characters.`)
      }
    }
  }
}

/** Line values from the number of backs in each throw, 0 to 3. */
export function countValues(backs: readonly number[], coinFace: Options['coinFace']): LineValue[] {
  checkCount(backs, 6, { name: 'counts of backs', code: 'line-count' })
  return backs.map((count) => {
    checkWhole(count, { name: 'The number of backs', from: 0, to: 3, code: 'coin-count' })
    return at(valueByYangCoins, coinFace === 'back-is-yang' ? count : 3 - count)
  })
}

/** Six throws from eighteen random bytes: the lowest bit of each is one coin, 1 = back. */
export function randomThrows(bytes: readonly number[]): Throw[] {
  checkBytes(bytes, 18)
  const side = (place: number): CoinSide => ((at(bytes, place) & 1) === 1 ? 'back' : 'characters')
  return [0, 3, 6, 9, 12, 15].map((start): Throw => [side(start), side(start + 1), side(start + 2)])
}
