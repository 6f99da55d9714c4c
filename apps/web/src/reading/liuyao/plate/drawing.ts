/** A colour by its role; drawn as the token of the same name. */
export type Tone = 'ink' | 'ink-2' | 'ink-3' | 'cinnabar' | 'ochre' | 'bamboo' | 'line' | 'line-ui' | 'sunken'

/** Words in one tone; `hanzi` where they stand in an English figure. */
export type Run = { readonly text: string; readonly tone?: Tone; readonly hanzi?: true }

/** A rectangle in the drawing's pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What a figure is made of. Text stands on its baseline. */
export type Shape =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly runs: readonly Run[]
      readonly middle?: true
      readonly bold?: boolean
    }
  | {
      readonly kind: 'bar'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly yang: boolean
      readonly tone: Tone
      readonly faded?: boolean
    }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number }
  | { readonly kind: 'cross'; readonly x: number; readonly y: number }
  | { readonly kind: 'rule'; readonly y: number; readonly width: number; readonly tone: Tone; readonly thickness: number }
  | ({ readonly kind: 'wash'; readonly tone: Tone } & Box)

/** Shapes that stand for one fact, or for none. */
export type Group = { readonly fact?: string; readonly shapes: readonly Shape[] }

/** A figure as plain data: everything an SVG needs. `bleed` is how far washes reach out on either side. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly bleed: number
  /** One sentence that says the figure. */
  readonly sentence: string
  readonly groups: readonly Group[]
}

/** Height of a line bar. */
export const barHeight = 9
