import type { Sign } from '../src/sign.ts'

/** How one division finds the sign of its k-th part: k counted in a body's sign `s`, both from 0. */
export type VargaRule =
  /** From a start that depends on the sign, forward by `step` signs a part. */
  | {
      readonly kind: 'start'
      readonly by: 'mode' | 'element' | 'parity'
      readonly from: readonly Start[]
      readonly step: 1 | 3 | 4
      readonly evenBackward?: true
    }
  /** All parts of the zodiac counted on without a break: (parts * s + k) mod 12. */
  | { readonly kind: 'continuous' }
  /** The part's sign is listed, for odd and for even signs. */
  | { readonly kind: 'listed'; readonly odd: readonly Sign[]; readonly even: readonly Sign[] }
  /** From (12 - s) mod 12 forward (Rudra), or 11 minus that. */
  | { readonly kind: 'rudra'; readonly reversed: boolean }
  /** Parts of the odd signs one after the other count forward from Aries, those of the even signs backward from Pisces. */
  | { readonly kind: 'somanatha' }
  /** The parts are the 1st, 5th and 9th from the movable sign among the sign's trines. */
  | { readonly kind: 'jagannatha' }
  /** The Sun's half (the first of odd signs, the second of even ones) falls in the day-strong sign of the lord, the Moon's in the night-strong one; Cancer and Leo are a pair. */
  | { readonly kind: 'kashinatha' }

/** Where counting starts: a sign, or so many signs from the body's own (0 is its own). */
export type Start = { readonly sign: Sign } | { readonly own: number }

/** A division: how many parts a sign has, their upper edges where unequal, and the rule. `source` is BPHS 6 where not said. */
export type VargaTable = {
  readonly parts: number
  /** Degrees, for odd and for even signs. */
  readonly edges?: { readonly odd: readonly number[]; readonly even: readonly number[] }
  readonly rule: VargaRule
  readonly source: string
}

const bphs = 'BPHS 6'
const own: Start = { own: 0 }
const at = (sign: Sign): Start => ({ sign })
const forward = (by: 'mode' | 'element' | 'parity', ...from: readonly Start[]): VargaRule => ({ kind: 'start', by, from, step: 1 })

const [aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** The divisions of the default column. Modes stand in the order movable, fixed, dual; elements fire, earth, air, water; parities odd, even. */
export const vargaTables = {
  D1: { parts: 1, rule: forward('parity', own, own), source: bphs },
  D2: { parts: 2, rule: { kind: 'listed', odd: [leo, cancer], even: [cancer, leo] }, source: bphs },
  D3: { parts: 3, rule: { kind: 'start', by: 'parity', from: [own, own], step: 4 }, source: bphs },
  D4: { parts: 4, rule: { kind: 'start', by: 'parity', from: [own, own], step: 3 }, source: bphs },
  D5: {
    parts: 5,
    rule: { kind: 'listed', odd: [aries, aquarius, sagittarius, gemini, libra], even: [taurus, virgo, pisces, capricorn, scorpio] },
    source: 'later tradition',
  },
  D6: { parts: 6, rule: forward('parity', at(aries), at(libra)), source: 'later tradition' },
  D7: { parts: 7, rule: forward('parity', own, { own: 6 }), source: bphs },
  D8: { parts: 8, rule: forward('mode', at(aries), at(sagittarius), at(leo)), source: 'later tradition' },
  D9: { parts: 9, rule: forward('element', at(aries), at(capricorn), at(libra), at(cancer)), source: bphs },
  D10: { parts: 10, rule: forward('parity', own, { own: 8 }), source: bphs },
  D11: { parts: 11, rule: { kind: 'rudra', reversed: false }, source: 'later tradition' },
  D12: { parts: 12, rule: forward('parity', own, own), source: bphs },
  D16: { parts: 16, rule: forward('mode', at(aries), at(leo), at(sagittarius)), source: bphs },
  D20: { parts: 20, rule: forward('mode', at(aries), at(sagittarius), at(leo)), source: bphs },
  D24: { parts: 24, rule: forward('parity', at(leo), at(cancer)), source: bphs },
  D27: { parts: 27, rule: forward('element', at(aries), at(cancer), at(libra), at(capricorn)), source: bphs },
  D30: {
    parts: 5,
    edges: { odd: [5, 10, 18, 25, 30], even: [5, 12, 20, 25, 30] },
    rule: { kind: 'listed', odd: [aries, aquarius, sagittarius, gemini, libra], even: [taurus, virgo, pisces, capricorn, scorpio] },
    source: bphs,
  },
  D40: { parts: 40, rule: forward('parity', at(aries), at(libra)), source: bphs },
  D45: { parts: 45, rule: forward('mode', at(aries), at(leo), at(sagittarius)), source: bphs },
  D60: { parts: 60, rule: forward('parity', own, own), source: bphs },
} as const satisfies Readonly<Record<string, VargaTable>>

/** Other readings of a division, by the setting that chooses them. */
export const vargaVariants = {
  d2: {
    parivritti: { parts: 2, rule: { kind: 'continuous' }, source: 'parivritti-dvaya' },
    kashinatha: { parts: 2, rule: { kind: 'kashinatha' }, source: 'PVR, Kashinatha hora' },
  },
  d3: {
    parivritti: { parts: 3, rule: { kind: 'continuous' }, source: 'parivritti-traya' },
    somanatha: { parts: 3, rule: { kind: 'somanatha' }, source: 'Somanatha' },
    jagannatha: { parts: 3, rule: { kind: 'jagannatha' }, source: 'Jagannatha' },
  },
  d11: { rudra_reverse: { parts: 11, rule: { kind: 'rudra', reversed: true }, source: 'Rudramsa, reversed' } },
  d24: {
    even_backward: {
      parts: 24,
      rule: { kind: 'start', by: 'parity', from: [at(leo), at(cancer)], step: 1, evenBackward: true },
      source: 'Siddhamsa, even signs backward',
    },
    even_from_leo: { parts: 24, rule: forward('parity', at(leo), at(leo)), source: 'Siddhamsa, both from Leo' },
  },
  d30: { parivritti: { parts: 30, rule: { kind: 'continuous' }, source: 'parivritti-trimsamsa' } },
  d60: { from_aries: { parts: 60, rule: forward('parity', at(aries), at(aries)), source: 'Shashtyamsa from Aries' } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, VargaTable>>>>
