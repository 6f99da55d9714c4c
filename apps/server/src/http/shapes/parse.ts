import type { ErrorCode } from '@hefu/wire'
import type { z } from 'zod'
import type { Refused } from '../../session/use-cases.ts'

/** A value of the wanted shape, or why it is none. */
export type Parsed<T> = { readonly ok: T } | Refused

/** Reads a value by its shape. The first thing that is wrong is named with its place; what was sent there is not repeated. */
export function parse<T>(shape: z.ZodType<T>, value: unknown): Parsed<T> {
  const parsed = shape.safeParse(value)
  if (parsed.success) return { ok: parsed.data }
  const [issue] = parsed.error.issues
  return issue === undefined ? { refused: 'body-invalid' } : refusalOf(issue)
}

function refusalOf(issue: z.core.$ZodIssue): Refused {
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
  if (path.length === 0) return { refused: 'body-invalid' }
  const allowed = allowedBy(issue)
  return { refused: codeOf(issue), field: placeOf(path), ...(allowed === undefined ? {} : { allowed }) }
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (issue.code === 'custom') return issue.params?.['refused'] === 'field-too-long' ? 'field-too-long' : 'field-invalid'
  return issue.code === 'too_big' && issue.origin === 'array' ? 'field-too-long' : 'field-invalid'
}

function allowedBy(issue: z.core.$ZodIssue): readonly string[] | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.map(String)
    case 'invalid_type':
      return [issue.expected]
    case 'too_big':
      return [`≤ ${issue.maximum}`]
    case 'too_small':
      return [`≥ ${issue.minimum}`]
    case 'custom': {
      const allowed: unknown = issue.params?.['allowed']
      return Array.isArray(allowed) ? allowed.map(String) : undefined
    }
    default:
      return undefined
  }
}

const longestPlace = 120

/** The place of a field, as in `cast.way.throws.2`. A key that nobody knows may be anything, so it is cut and kept to plain characters. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => String(key).replaceAll(/[^\w-]/gu, '?'))
    .join('.')
    .slice(0, longestPlace)
}
