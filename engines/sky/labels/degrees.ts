/** Degrees as people read them: at most four decimals (eleven metres on the globe), none that are zero. */
export function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(4)))
}
