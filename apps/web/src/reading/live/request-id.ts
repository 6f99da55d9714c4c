/** A name for one send, so that a send repeated after a lost answer is known for the same. Pages that are not served securely have no randomUUID. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
