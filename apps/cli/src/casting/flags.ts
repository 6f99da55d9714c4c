/** The flags that say how and when a hexagram was cast, as they were typed. */
export interface CastFlags {
  readonly method?: string
  readonly lines?: string
  readonly coins?: string
  readonly backs?: string
  readonly codes?: string
  readonly base?: string
  readonly changed?: string
  readonly numbers?: string
  readonly digits?: string
  readonly addHour?: boolean
  readonly yarrow?: string
  readonly bytes?: string
  readonly month?: string
  readonly day?: string
  readonly year?: string
  readonly hour?: string
  readonly at?: string
  readonly zone?: string
  readonly fold?: string
  readonly longitude?: string
  readonly clock?: string
  readonly dayChange?: string
  readonly preset?: string
  readonly option?: readonly string[]
}

/** The flags that say what is asked, as they were typed. */
export interface QuestionFlags {
  readonly category?: string
  readonly relation?: string
  readonly sex?: string
  readonly subject?: string
  readonly duration?: string
}
