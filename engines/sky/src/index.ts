export { SkyError } from './error.ts'
export type { SkyErrorCode, SkyErrorData } from './error.ts'
