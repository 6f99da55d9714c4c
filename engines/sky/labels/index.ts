export { languages } from './language.ts'
export type { Language } from './language.ts'
export { offsetText, provenanceLine, remarkLine } from './time.ts'
