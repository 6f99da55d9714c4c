import { type Birth, checkBirth, csvFields, dateOrders, fileFormats, fileLimits } from '@hefu/births'
import { exportFormats, type FileToRead, longestSearch, mostBirths, type NewPerson, type PeopleToAdd, type PersonChange } from '@hefu/wire'
import { z } from 'zod'
import type { PeopleQuery } from '../../people/use-cases.ts'
import { line, requestId } from './text.ts'

/** A birth by its own checks; the first fault is named with its place. */
const birth: z.ZodType<Birth> = z.unknown().transform((value, context): Birth => {
  const checked = checkBirth(value)
  if ('birth' in checked) return checked.birth
  const [fault] = checked.faults
  const refused = fault?.code === 'text-too-long' ? 'field-too-long' : 'field-invalid'
  context.addIssue({
    code: 'custom',
    path: fault === undefined || fault.field === '' ? [] : fault.field.split('.'),
    params: { refused, allowed: [fault?.allowed] },
  })
  return z.NEVER
})

/** `POST /api/people`. */
export const newPerson: z.ZodType<NewPerson> = z.strictObject({ request: requestId, birth })

/** `PUT /api/people/:id`. */
export const personChange: z.ZodType<PersonChange> = z.strictObject({ birth })

const fileText = z.string().superRefine((text, context) => {
  if (text.length > fileLimits.characters) context.addIssue({ code: 'custom', params: { refused: 'field-too-long', allowed: [`≤ ${fileLimits.characters}`] } })
})

const mostColumns = 500

/** `POST /api/people/import/preview`. */
export const fileToRead: z.ZodType<FileToRead> = z.strictObject({
  name: line({ least: 1, most: 255 }),
  text: fileText,
  format: z.enum(fileFormats).exactOptional(),
  csv: z
    .strictObject({ columns: z.partialRecord(z.enum(csvFields), z.int().min(0).max(mostColumns)).exactOptional(), order: z.enum(dateOrders).exactOptional() })
    .exactOptional(),
})

/** `POST /api/people/import`. */
export const peopleToAdd: z.ZodType<PeopleToAdd> = z.strictObject({ request: requestId, births: z.array(birth).min(1).max(mostBirths) })

const mostRows = 100

/** The query of `GET /api/people`. */
export const peopleQuery: z.ZodType<PeopleQuery> = z.strictObject({
  search: line({ least: 1, most: longestSearch }).exactOptional(),
  before: z
    .string()
    .regex(/^[\w.:-]{1,200}$/u)
    .exactOptional(),
  limit: z.coerce.number().int().min(1).max(mostRows).default(50),
})

/** The query of an export. */
export const fileQuery = z.strictObject({ format: z.enum(exportFormats).default('json') })

/** A number as it stands in a query. */
const degrees = (most: number): z.ZodType<number> =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,9})?$/u)
    .transform(Number)
    .refine((number) => Math.abs(number) <= most)

/** The query of `GET /api/places/zone`. */
export const zoneQuery = z.strictObject({ latitude: degrees(90), longitude: degrees(180) })

/** The query of `GET /api/places`. */
export const placeQuery = z.strictObject({ search: line({ least: 1, most: 120 }) })
