/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** Whether a value is one of a closed list of words. */
export function isOneOf<Word extends string>(list: readonly Word[], value: unknown): value is Word {
  return list.some((word) => word === value)
}

/** Whether a value is a list whose every item passes a test. */
export function isListOf<Item>(value: unknown, test: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(test)
}

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Whether a value is a finite number. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** A command to a terminal, such as the one that turns letters red. */
const command = /\p{Cc}(?:\[[0-?]*[ -/]*[@-~]|\][^\p{Cc}]*\p{Cc}\\?)/gu
const unseen = /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether anything of a text can be seen once blanks, marks without a shape and commands to a terminal are gone. */
export function isVisible(text: string): boolean {
  return text.replaceAll(command, '').replaceAll(unseen, '') !== ''
}
