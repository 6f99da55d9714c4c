import { type ReactNode, type RefObject, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ChartSpeech } from '../words.ts'
import { savePng, saveSvg } from './save.ts'
import { type Footer, standing, type StandingPicture } from './standing.ts'

type ExportButtonsProps = { readonly figure: RefObject<SVGSVGElement | null>; readonly footer: Footer; readonly name: string; readonly speech: ChartSpeech }

/** Saves a figure as SVG or PNG, with the settings and the label below it. */
export function ExportButtons({ figure, footer, name, speech: { say } }: ExportButtonsProps): ReactNode {
  const [troubled, setTroubled] = useState(false)
  const picture = (): StandingPicture | undefined => {
    const svg = figure.current
    if (svg === null) return undefined
    const { width, height } = svg.viewBox.baseVal
    return standing(new XMLSerializer().serializeToString(svg), { width, height, footer })
  }
  const asPng = async (): Promise<void> => {
    const made = picture()
    if (made === undefined) return
    try {
      await savePng(made, name)
      setTroubled(false)
    } catch {
      setTroubled(true)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        onClick={() => {
          const made = picture()
          if (made !== undefined) saveSvg(made, name)
        }}
      >
        {say('export.svg')}
      </Button>
      <Button onClick={() => void asPng()}>{say('export.png')}</Button>
      <output className="text-sm text-ochre">{troubled ? say('export.trouble') : ''}</output>
    </div>
  )
}
