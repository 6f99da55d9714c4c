import type { BirthFault, FileWarning } from '@hefu/births'
import type { SayPeople } from '../../../words/people.ts'

/** A warning as a sentence. */
export function warningText({ code, value = '', other = '' }: FileWarning, say: SayPeople): string {
  const filled = { value, other }
  switch (code) {
    case 'not-read':
    case 'zone-found':
    case 'same-in-file':
      return say(`warning.${code}`, { value })
    case 'zone-doubtful':
      return say(`warning.${code}`, { other })
    case 'offset-differs':
    case 'offsets-disagree':
    case 'offset-far':
    case 'date-conflict':
      return say(`warning.${code}`, filled)
    default:
      return say(`warning.${code}`)
  }
}

/** Why a row is no birth, as a sentence with its line. */
export function reasonText(fault: BirthFault, say: SayPeople): string {
  const { code, value, allowed, line } = fault
  const field = say(`reason.field.${fieldName(fault.field)}`)
  const filled = { field, value, allowed }
  const reason = sentence(code, filled, say)
  return line === undefined ? reason : say('reason.line', { line, reason })
}

type Filled = { readonly field: string; readonly value: string; readonly allowed: string }

function sentence(code: BirthFault['code'], { field, value, allowed }: Filled, say: SayPeople): string {
  switch (code) {
    case 'field-unknown':
    case 'text-missing':
    case 'text-unwritable':
    case 'span-invalid':
    case 'zone-missing':
    case 'choice-invalid':
    case 'column-missing':
      return say(`reason.${code}`, { field })
    case 'text-too-long':
      return say(`reason.${code}`, { field, allowed })
    case 'minutes-invalid':
    case 'zone-unknown':
    case 'date-order-wanted':
      return say(`reason.${code}`, { field, value })
    case 'line-missing':
    case 'too-many':
      return say(`reason.${code}`, { value, allowed })
    case 'line-unknown':
    case 'line-unpaired':
      return say(`reason.${code}`, { value })
    default:
      return say(`reason.${code}`, { field, value, allowed })
  }
}

const starts = [
  ['name', 'name'],
  ['sex', 'sex'],
  ['date', 'date'],
  ['recorded', 'recorded'],
  ['working', 'recorded'],
  ['place.latitude', 'latitude'],
  ['place.longitude', 'longitude'],
  ['place', 'place'],
  ['zone', 'zone'],
  ['reckoning', 'offset'],
] as const

function fieldName(field: string): (typeof starts)[number][1] | 'other' {
  return starts.find(([start]) => field === start || field.startsWith(`${start}.`))?.[1] ?? 'other'
}
