import { type SignLevel, signLevels } from '@hefu/liuyao'
import { judgementLabels } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { type PageLanguage, wordsIn } from '../../../words/index.ts'
import { useWidth } from '../plate/use-width.ts'
import { plateWords } from '../plate/words.ts'

const notch = { width: 14, depth: 8, first: 28, step: 46.7 } as const
/** Width at which the drawing is 1:1. */
const full = 340
const bar = { x: 6, y: 14, width: 328, height: 20 } as const

/** Seven notches, low at the left: where the sign level stands among them. */
export function SignStick({ level, language }: { readonly level: SignLevel; readonly language: PageLanguage }): ReactNode {
  const say = wordsIn(plateWords, language)
  const rising = signLevels.toReversed()
  const place = rising.indexOf(level)
  const ends = language === 'en' ? new Set([0, rising.length - 1]) : new Set(rising.keys())
  const [width, ref] = useWidth()
  const size = Math.max(13, (12 * full) / Math.max(width, 1))
  return (
    <div ref={ref} className="max-w-[340px] min-h-[48px]">
      {width === 0 ? null : (
        <svg
          role="img"
          aria-label={say('stick', { place: place + 1, name: judgementLabels[language].level[level] })}
          viewBox={`0 0 ${full} 56`}
          className="block h-auto w-full"
          lang={language}
        >
          <path d={stickPath()} fill="var(--sunken)" stroke="var(--line-ui)" />
          <path d={chosenPath(middle(place))} fill="var(--cinnabar)" />
          {rising.map((one, at) =>
            ends.has(at) ? (
              <text
                key={one}
                x={anchorX(at, language)}
                y="51"
                fontSize={size}
                textAnchor={anchor(at, language)}
                fontWeight={at === place ? 600 : undefined}
                style={{ fill: at === place ? 'var(--cinnabar)' : 'var(--ink-3)' }}
              >
                {say(`level.${one}`)}
              </text>
            ) : null,
          )}
        </svg>
      )}
    </div>
  )
}

function middle(at: number): number {
  return notch.first + notch.step * at
}

/** The stick's outline with a notch cut in for each level. */
function stickPath(): string {
  const cuts = signLevels.map((_, at) => {
    const x = middle(at) - notch.width / 2
    return `H${x}l${notch.width / 2} ${notch.depth} ${notch.width / 2} ${-notch.depth}`
  })
  return `M${bar.x} ${bar.y}${cuts.join('')}H${bar.x + bar.width}v${bar.height}H${bar.x}Z`
}

/** The level's own notch: filled, with a tab above and a cut down to the lower edge. */
function chosenPath(x: number): string {
  const half = notch.width / 2
  const cut = bar.height - notch.depth
  return `M${x - half} ${bar.y - 8}h${notch.width}v8l${-half + 0.75} ${notch.depth}v${cut}h-1.5v${-cut}l${-half + 0.75} ${-notch.depth}z`
}

function anchor(at: number, language: PageLanguage): 'start' | 'middle' | 'end' {
  if (language !== 'en') return 'middle'
  return at === 0 ? 'start' : 'end'
}

function anchorX(at: number, language: PageLanguage): number {
  if (language !== 'en') return middle(at)
  return at === 0 ? bar.x : bar.x + bar.width
}
