import type { Language } from '@hefu/liuyao/labels'
import type { PlaceFound } from '@hefu/sky'
import { placeLine } from '@hefu/sky/labels'

/** A found place in the reader's language, its country too. */
export function placeText({ place, beside }: Pick<PlaceFound, 'place' | 'beside'>, language: Language): string {
  const countryName = new Intl.DisplayNames([language], { type: 'region' }).of(place.country) ?? place.countryName
  return placeLine({ place: { ...place, countryName }, beside }, language)
}
