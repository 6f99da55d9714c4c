import type { CoinSide, Throw } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { castWords } from '../../../words/cast.ts'
import { useLanguage, useWords } from '../../../words/index.ts'
import { Coin } from './coin.tsx'
import './coins.css'

const places = [0, 1, 2] as const
const tray = 'flex justify-center gap-[clamp(.75rem,4vw,1.75rem)] rounded-slip border-b border-line bg-sunken px-3 py-5 xl:py-12'
const size = 'w-[clamp(76px,22vw,104px)]'

/** Three coins as they fell. `turn` counts the throws, so that each throw turns the coins anew. */
export function CoinTray({ thrown, turn }: { readonly thrown: Throw | undefined; readonly turn: number }): ReactNode {
  const name = useCoinName()
  return (
    <div className={tray}>
      {places.map((place) => (
        <div key={`${turn}.${place}`} className={thrown === undefined ? size : `coin-turn ${size}`}>
          <Coin side={thrown?.[place]} label={name(place, thrown?.[place])} />
        </div>
      ))}
    </div>
  )
}

/** Three coins to be laid as they fell on a table: pressed, a coin turns over. */
export function CoinButtons({ thrown, onTurn }: { readonly thrown: Throw; readonly onTurn: (thrown: Throw) => void }): ReactNode {
  const name = useCoinName()
  return (
    <div className={tray}>
      {places.map((place) => (
        <button key={place} type="button" className={`rounded-full! ${size}`} onClick={() => onTurn(turnedOver(thrown, place))}>
          <Coin side={thrown[place]} label={name(place, thrown[place])} />
        </button>
      ))}
    </div>
  )
}

function turnedOver([first, second, third]: Throw, place: 0 | 1 | 2): Throw {
  const over = (side: CoinSide): CoinSide => (side === 'back' ? 'characters' : 'back')
  switch (place) {
    case 0:
      return [over(first), second, third]
    case 1:
      return [first, over(second), third]
    case 2:
      return [first, second, over(third)]
  }
}

function useCoinName(): (place: number, side: CoinSide | undefined) => string {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { coin } = labelsOf(language)
  return (place, side) => (side === undefined ? say('toss.coin.unset', { n: place + 1 }) : say('toss.coin', { n: place + 1, side: coin[side] }))
}
