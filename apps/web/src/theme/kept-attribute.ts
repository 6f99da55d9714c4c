import { useSyncExternalStore } from 'react'

/** A choice of this device that the whole page bears as an attribute: style sheets read it, and `public/before-paint.js` sets it before the first paint. */
export type KeptAttribute<V extends string> = { readonly now: () => V; readonly set: (value: V) => void; readonly use: () => readonly [V, (value: V) => void] }

/** Makes one. `usual` is what holds while nothing is chosen; the page then bears no attribute, and nothing is kept. */
export function keptAttribute<V extends string>(name: string, values: readonly V[], usual: V): KeptAttribute<V> {
  const place = `hefu.${name}`
  const heard = new Set<() => void>()
  const now = (): V => values.find((value) => value === document.documentElement.dataset[name]) ?? usual
  const set = (value: V): void => {
    if (value === usual) delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = value
    try {
      if (value === usual) localStorage.removeItem(place)
      else localStorage.setItem(place, value)
    } catch {
      // Storage can be closed; the choice then lasts as long as the page.
    }
    for (const changed of heard) changed()
  }
  const hear = (changed: () => void): (() => void) => {
    heard.add(changed)
    return () => heard.delete(changed)
  }
  return { now, set, use: () => [useSyncExternalStore(hear, now), set] }
}
