/** How the bytes of a file are read as characters; `auto` takes UTF-8, UTF-16 by its mark, and else Windows-1252. */
export const encodings = ['auto', 'utf-8', 'gb18030', 'windows-1252'] as const

/** One of `encodings`. */
export type Encoding = (typeof encodings)[number]

/** The text of a file. What cannot be decoded becomes U+FFFD, of which `readBirths` warns. */
export function decodeText(bytes: Uint8Array, encoding: Encoding = 'auto'): string {
  if (encoding !== 'auto') return new TextDecoder(encoding).decode(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}
