import { mediaWords } from '../rules/harmless/media.ts'

const bracketed = /[《〈<](?!遗书|遺書|绝笔|絕筆)[^《》〈〉<>\n]{1,60}[》〉>]/g
const quoted = /(?<![a-z])["“‘'「『]([^"“”「」『』\n]{1,60}?)["”’'」』](?![a-z])/g
const adopted = /^.{0,6}(?:我也|可我|我就|就是我|说的是我|跟我|像我|和我一样|我现在|me too|so do i|same here|that'?s me|how i feel)/
const reach = 26

/** Hides titles of works: what stands in title marks, and what is quoted right beside a word such as film, song or 小说. */
export const hideTitles = (text: string): string =>
  text.replace(bracketed, '某作').replace(quoted, (whole: string, _inner: string, at: number) => {
    const before = text.slice(Math.max(0, at - reach), at)
    const after = text.slice(at + whole.length, at + whole.length + reach)
    if (adopted.test(after)) return whole
    return mediaWords.test(before) || mediaWords.test(after) ? ' x ' : whole
  })
