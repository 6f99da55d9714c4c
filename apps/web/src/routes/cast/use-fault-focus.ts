import { useEffect, type RefObject } from 'react'
import type { FaultTexts } from './fault-text.ts'

/** When faults come up, the focus goes to the first field that has one, in the order of the page. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, faults: FaultTexts): void {
  const names = Object.keys(faults).toSorted().join(' ')
  const texts = Object.values(faults).join('\n')
  useEffect(() => {
    if (texts === '') return
    const wrong = new Set(names.split(' '))
    const places = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const control = places
      .filter(({ dataset }) => wrong.has(dataset['field'] ?? ''))
      .map((place) => place.querySelector<HTMLElement>('[aria-invalid], input:checked, input, textarea, select'))
      .find((found) => found !== null)
    control?.focus()
  }, [form, names, texts])
}
