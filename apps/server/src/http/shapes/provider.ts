import { type NewProvider, providerKinds, type Settings, type WriterChoice } from '@hefu/wire'
import { z } from 'zod'
import { line, requestId, words } from './text.ts'

/** `POST /api/providers`, `PUT /api/providers/:id`. */
export const newProvider: z.ZodType<NewProvider> = z.strictObject({
  kind: z.enum(providerKinds),
  name: line({ most: 60 }).exactOptional(),
  model: line({ least: 1, most: 200 }),
  baseUrl: line({ most: 500 }).exactOptional(),
  key: line({ most: 500 }).exactOptional(),
})

/** `PUT /api/writer`. */
export const writerChoice: z.ZodType<WriterChoice> = z.strictObject({ provider: requestId.exactOptional(), agreed: z.boolean().exactOptional() })

const hotline = words({ most: 500 }).exactOptional()

/** `PUT /api/settings`. */
export const settings: z.ZodType<Settings> = z.strictObject({ hotline: z.strictObject({ 'zh-Hans': hotline, 'zh-Hant': hotline, en: hotline }) })
