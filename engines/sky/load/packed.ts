/** The unpacked bytes of a data file of this package: read from the disk for `file:` addresses, fetched for others. Rejects where it cannot be had. */
export async function loadPacked(address: URL): Promise<Uint8Array> {
  const bytes = address.protocol === 'file:' ? await readBytes(address) : await fetchBytes(address)
  // A server may have unpacked the file on its way.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
}

async function readBytes(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const { readFile } = await import('node:fs/promises')
  return new Uint8Array(await readFile(address))
}

async function fetchBytes(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.href} cannot be fetched: ${answer.status} ${answer.statusText}`)
  return new Uint8Array(await answer.arrayBuffer())
}
