import type { vargaTables } from '../../rules/vargas.ts'

/** The divisions, by their usual short names. */
export const vargaNames = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'D9',
  'D10',
  'D11',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const satisfies readonly (keyof typeof vargaTables)[]

/** One division. */
export type VargaName = (typeof vargaNames)[number]

/** The sixteen divisions of Parashara (BPHS 6.2-4). */
export const shodashaVargas = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const satisfies readonly VargaName[]

/** A value for every division. */
export type ByVarga<Value> = Readonly<Record<VargaName, Value>>

/** The value of every division. */
export function byVarga<Value>(of: (varga: VargaName) => Value): ByVarga<Value> {
  return {
    D1: of('D1'),
    D2: of('D2'),
    D3: of('D3'),
    D4: of('D4'),
    D5: of('D5'),
    D6: of('D6'),
    D7: of('D7'),
    D8: of('D8'),
    D9: of('D9'),
    D10: of('D10'),
    D11: of('D11'),
    D12: of('D12'),
    D16: of('D16'),
    D20: of('D20'),
    D24: of('D24'),
    D27: of('D27'),
    D30: of('D30'),
    D40: of('D40'),
    D45: of('D45'),
    D60: of('D60'),
  }
}
