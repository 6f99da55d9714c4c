import type { Relation } from '../src/dignity/relation.ts'
import type { VargaName } from '../src/varga/names.ts'

/** Weights of the divisions in the four groups; each group comes to 20 (BPHS 7.17-20). */
export const vimshopakaWeights = {
  shad: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  sapta: { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  dasha: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  shodasha: { D1: 3.5, D2: 1, D3: 1, D4: 0.5, D7: 0.5, D9: 3, D10: 0.5, D12: 0.5, D16: 2, D20: 0.5, D24: 0.5, D27: 0.5, D30: 1, D40: 0.5, D45: 0.5, D60: 4 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<VargaName, number>>>>>

/** Points of twenty for a planet's place in a division: at home or exalted, else by its relation to the lord (BPHS 7.21-22). */
export const vishvaPoints: Readonly<Record<Relation | 'home', number>> = { home: 20, great_friend: 18, friend: 15, neutral: 10, enemy: 7, great_enemy: 5 }

/** Names by the number of divisions at home or exalted, from two on (BPHS 6.42-53). */
export const vaiseshikamsaNames = {
  shad: ['kimshuka', 'vyanjana', 'chamara', 'chatra', 'kundala'],
  sapta: ['kimshuka', 'vyanjana', 'chamara', 'chatra', 'kundala', 'mukuta'],
  dasha: ['parijata', 'uttama', 'gopura', 'simhasana', 'paravata', 'devaloka', 'brahmaloka', 'shakravahana', 'shridhama'],
  shodasha: [
    'bhedaka',
    'kusuma',
    'nagapurusha',
    'kanduka',
    'kerala',
    'kalpavriksha',
    'chandanavana',
    'purnachandra',
    'uchchaihshravas',
    'dhanvantari',
    'suryakanta',
    'vidruma',
    'shakrasimhasana',
    'goloka',
    'shrivallabha',
  ],
} as const satisfies Readonly<Record<keyof typeof vimshopakaWeights, readonly string[]>>
