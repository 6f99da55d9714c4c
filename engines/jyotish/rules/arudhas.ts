/** Rules of the arudhas, with their sources. Example: lagna Aries with Mars in Gemini has its arudha in Leo; with Mars in Aries itself, in Capricorn. */
export const arudhaRules = {
  house: { id: 'arudha.house@1', source: 'BPHS 29.1-5; JS 1.1.30-31' },
  upapada: { id: 'arudha.upapada@1', source: 'BPHS 30.1-2' },
  graha: { id: 'arudha.graha@1', source: 'BPHS 29.6-7' },
} as const
