import type { Planet } from '../src/graha.ts'
import type { Mode } from '../src/sign.ts'

/** Rules of the special lagnas, with their sources. */
export const specialRules = {
  bhava: { id: 'special.bhava_lagna@1', source: 'BPHS 5.2-3' },
  hora: { id: 'special.hora_lagna@1', source: 'BPHS 5.4-5' },
  ghati: { id: 'special.ghati_lagna@1', source: 'BPHS 5.6-8' },
  vighati: { id: 'special.vighati_lagna@1', source: 'P. V. R. Narasimha Rao' },
  pranapada: { id: 'special.pranapada@1', source: 'BPHS 3.71-74' },
  sree: { id: 'special.sree_lagna@1', source: 'P. V. R. Narasimha Rao, after JS' },
  indu: { id: 'special.indu_lagna@1', source: 'UK 4.27' },
  varnada: { id: 'special.varnada@1', source: 'BPHS 5.10-13' },
} as const

/** Degrees an hour from the Sun at sunrise. Example: four hours after sunrise the hora lagna is 120 degrees ahead of it. */
export const specialRates = { bhava: 15, hora: 30, ghati: 75, vighati: 4500 } as const

/** Degrees an hour of pranapada, two for each vighati of 24 seconds, from the Sun at birth; and what is added by the mode of the Sun's sign. */
export const pranapada = { rate: 300, added: { movable: 0, fixed: 240, dual: 120 } } as const satisfies {
  readonly rate: number
  readonly added: Readonly<Record<Mode, number>>
}

/** Rays of each planet for the Indu lagna. Example: lords Mars and Saturn give 6 + 1 = 7, the seventh from the Moon. */
export const induKalas = { sun: 30, moon: 16, mars: 6, mercury: 8, jupiter: 10, venus: 12, saturn: 1 } as const satisfies Readonly<Record<Planet, number>>
