import type { IconName } from './icons.tsx'
import type { common } from '../words/zh-Hans/common.ts'

/** A place of the page. Without `href` it opens in a later version. */
export type Place = { readonly name: keyof typeof common & `nav.${string}`; readonly icon: IconName; readonly href?: string; readonly under: readonly string[] }

/** The three doors. */
export const doors: readonly Place[] = [
  { name: 'nav.cast', icon: 'cast', href: '/cast/liuyao', under: ['/cast', '/readings'] },
  { name: 'nav.consult', icon: 'consult', under: [] },
  { name: 'nav.rectify', icon: 'rectify', under: [] },
]

const kept: readonly Place[] = [
  { name: 'nav.people', icon: 'people', href: '/people', under: ['/people'] },
  { name: 'nav.history', icon: 'history', href: '/history', under: ['/history'] },
  { name: 'nav.settings', icon: 'settings', href: '/settings', under: ['/settings'] },
]

/** The rail: doors, then what is kept. */
export const railPlaces: readonly (readonly Place[])[] = [doors, kept]

/** The tabs at the foot of a small screen. */
export const tabPlaces: readonly Place[] = [{ name: 'nav.ask', icon: 'ask', href: '/', under: ['/cast', '/readings'] }, ...kept]

/** Whether the page at `path` is this place or lies under it. */
export function isAt({ href, under }: Place, path: string): boolean {
  return path === href || under.some((start) => path === start || path.startsWith(`${start}/`))
}
