import { z } from 'zod'

/** How long a text may be, in characters (code points). */
export type Length = { readonly least?: number; readonly most: number }

/** Controls other than tab and line breaks, and halves of surrogate pairs: no keyboard writes them, and not every store can keep them. */
const unwritable = /[\p{Cc}\p{Cs}]/u
const lineBreaks = /[\t\n\r]/gu

/** A person's words over any number of lines. They are trimmed; too long and unwritable characters are told apart. */
export function words({ least = 0, most }: Length): z.ZodType<string> {
  return z
    .string()
    .transform((text) => text.trim())
    .superRefine((text, context) => {
      const length = [...text].length
      if (length > most) context.addIssue({ code: 'custom', params: { refused: 'field-too-long', allowed: [`≤ ${most}`] } })
      if (length < least) context.addIssue({ code: 'custom', params: { allowed: [`${least}–${most}`] } })
      if (unwritable.test(text.replaceAll(lineBreaks, ''))) context.addIssue({ code: 'custom' })
    })
}

/** A text on one line. */
export function line(length: Length): z.ZodType<string> {
  return words(length).refine((text) => !/[\n\r\t]/u.test(text))
}

/** A number that a client makes for what it sends, so that the same send is known again. */
export const requestId = z.string().regex(/^[\w.:-]{1,128}$/u)
