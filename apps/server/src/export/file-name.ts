const longest = 60

/** The header that gives a file its name (RFC 6266): plain for old readers, and as it is (RFC 8187) for all others. */
export function attachment(name: string, plain: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/gu, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain.replaceAll(/[^\w.-]/gu, '-')}"; filename*=UTF-8''${encoded}`
}

/** A title as part of a file's name: without what file systems refuse, and not too long. */
export function nameOf(title: string): string {
  const kept = title
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
  return [...kept]
    .slice(0, longest)
    .join('')
    .replaceAll(/^[ .]+|[ .]+$/gu, '')
}
