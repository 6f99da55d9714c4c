import { resolveSettings, type Settings } from '@hefu/jyotish'

/** The settings that the page lets one choose. */
export const choosable = ['ayanamsa', 'node', 'houses', 'dashaYear'] as const

/** One of `choosable`. */
export type Choosable = (typeof choosable)[number]

/** What is chosen of them. */
export type Chosen = Partial<Pick<Settings, Choosable>>

/** How figures are drawn. */
export type Style = 'north' | 'south'

const place = 'hefu.chart'

/** What this device keeps: chosen settings and the style of figures. */
export type KeptChart = { readonly chosen: Chosen; readonly style: Style }

/** Reads what was kept; whatever is not a setting any more is left out. */
export function readKept(text: string | null): KeptChart {
  const told = parsed(text)
  const chosen: Chosen = choosable.reduce<Chosen>((sum, name) => withOne(sum, name, Reflect.get(told, name)), {})
  return { chosen, style: Reflect.get(told, 'style') === 'south' ? 'south' : 'north' }
}

/** The choice with one setting more; unchanged where the value is none of that setting. */
export function withOne(chosen: Chosen, name: Choosable, value: unknown): Chosen {
  if (value === undefined) return chosen
  try {
    return pick(resolveSettings({ ...chosen, [name]: value }), [...names(chosen), name])
  } catch {
    return chosen
  }
}

function names(chosen: Chosen): readonly Choosable[] {
  return choosable.filter((name) => chosen[name] !== undefined)
}

function pick({ ayanamsa, node, houses, dashaYear }: Settings, wanted: readonly Choosable[]): Chosen {
  const has = (name: Choosable): boolean => wanted.includes(name)
  return {
    ...(has('ayanamsa') ? { ayanamsa } : {}),
    ...(has('node') ? { node } : {}),
    ...(has('houses') ? { houses } : {}),
    ...(has('dashaYear') ? { dashaYear } : {}),
  }
}

function parsed(text: string | null): object {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** What this device keeps. */
export function keptChart(): KeptChart {
  try {
    return readKept(localStorage.getItem(place))
  } catch {
    return readKept(null)
  }
}

/** Keeps it. */
export function keepChart({ chosen, style }: KeptChart): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...chosen, style }))
  } catch {
    // Storage can be closed; the choice then lasts as long as the page.
  }
}
