import { offsetText } from '@hefu/sky/labels'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Cast } from '../cast.ts'
import { fineDegreeText } from '../said.ts'
import type { ChartSpeech } from '../words.ts'
import type { Chosen } from './kept.ts'
import { SettingFields } from './setting-fields.tsx'
import { valueText } from './words-of.ts'

/** The settings of a chart on one line: names and values, and the offset of the clock. */
export function settingsText({ settings, positions, moment }: Cast, speech: ChartSpeech): string {
  const { say } = speech
  const line = say('settings.line', {
    ayanamsa: valueText('ayanamsa', settings, speech),
    value: fineDegreeText(positions.ayanamsa),
    node: valueText('node', settings, speech),
    houses: valueText('houses', settings, speech),
    year: settings.dashaYear,
  })
  return [line, say('settings.offset', { offset: offsetText(moment.offsetSeconds) })].join(say('joint.dot'))
}

type SettingsLineProps = { readonly cast: Cast; readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void; readonly speech: ChartSpeech }

/** Settings, printed on every chart, and changed right there. */
export function SettingsLine({ cast, chosen, onChange, speech }: SettingsLineProps): ReactNode {
  const { say } = speech
  return (
    <div className="rounded-slip bg-sunken px-4 py-3 text-sm text-ink-2">
      <p className="num leading-relaxed">
        <span className="text-ink-3">{say('settings.title')}</span> {settingsText(cast, speech)}
      </p>
      <details>
        <summary>{say('settings.change')}</summary>
        <div className="grid gap-4 pt-2 pb-3 sm:grid-cols-2">
          <SettingFields chosen={chosen} onChange={onChange} speech={speech} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => onChange({})} disabled={Object.keys(chosen).length === 0}>
            {say('settings.default')}
          </Button>
          <span className="text-xs text-ink-3">{say('settings.kept')}</span>
        </div>
      </details>
    </div>
  )
}
