/** Bytes of chance from the browser's own source. */
export function chance(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** A name that no other cast has, for a request that may be sent more than once. */
export function newRequest(): string {
  return Array.from(chance(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Now in epoch seconds. */
export function nowSeconds(): number {
  return Date.now() / 1000
}
