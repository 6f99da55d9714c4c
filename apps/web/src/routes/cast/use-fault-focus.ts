import { useEffect, type RefObject } from 'react'
import type { Field } from './draft/draft.ts'

/** Each time the page finds something wrong, the focus goes to the first field that has it, in the order of the page. `found` is a new list each time. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, found: readonly Field[]): void {
  useEffect(() => {
    const wrong = new Set<string>(found)
    const places = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const control = places
      .filter(({ dataset }) => wrong.has(dataset['field'] ?? ''))
      .map((place) => place.querySelector<HTMLElement>('[aria-invalid], input:checked, input, textarea, select'))
      .find((one) => one !== null)
    control?.focus()
  }, [form, found])
}
