import { type Settings, settingValues } from '@hefu/jyotish'
import type { ChartSpeech } from '../words.ts'
import type { Choosable } from './kept.ts'

/** The name of a setting's value. */
export function valueText(name: Choosable, settings: Pick<Settings, Choosable>, { say }: ChartSpeech): string {
  switch (name) {
    case 'ayanamsa':
      return settings.ayanamsa === 'user' ? settings.ayanamsa : say(`ayanamsa.${settings.ayanamsa}`)
    case 'node':
      return say(`node.${settings.node}`)
    case 'houses':
      return say(`houses.${settings.houses}`)
    case 'dashaYear':
      return say(`year.${settings.dashaYear}`)
  }
}

/** The values that a setting may have on this page, with their names. */
export function optionsOf(
  name: Choosable,
  settings: Pick<Settings, Choosable>,
  speech: ChartSpeech,
): readonly { readonly value: string; readonly label: string }[] {
  switch (name) {
    case 'ayanamsa':
      return settingValues.ayanamsa
        .filter((value) => value !== 'user')
        .map((value) => ({ value, label: valueText(name, { ...settings, ayanamsa: value }, speech) }))
    case 'node':
      return settingValues.node.map((value) => ({ value, label: valueText(name, { ...settings, node: value }, speech) }))
    case 'houses':
      return settingValues.houses.map((value) => ({ value, label: valueText(name, { ...settings, houses: value }, speech) }))
    case 'dashaYear':
      return settingValues.dashaYear.map((value) => ({ value, label: valueText(name, { ...settings, dashaYear: value }, speech) }))
  }
}
