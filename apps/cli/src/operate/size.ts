const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A number of bytes as it is told: three digits at most before its unit. */
export function sizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const value = bytes / 1000 ** step
  return `${step === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)} ${units[step] ?? 'B'}`
}
