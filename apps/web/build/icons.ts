import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pngOf, type Picture } from './png.ts'

/** Draws the icons from the Mark: `node apps/web/build/icons.ts`. The files are committed; run again when the Mark changes. */

type Point = readonly [x: number, y: number]
type Colour = readonly [red: number, green: number, blue: number]

/** The Mark in its box of 28: the left slip filled, the right one outlined, apart. */
const left: readonly Point[] = [
  [4, 2.5],
  [13, 2.5],
  [13, 9.5],
  [16, 12],
  [13, 14.5],
  [13, 25.5],
  [4, 25.5],
]
const right: readonly Point[] = [
  [16.2, 2.5],
  [24, 2.5],
  [24, 25.5],
  [16.2, 25.5],
  [16.2, 16.2],
  [19.6, 12],
  [16.2, 8.6],
]
const stroke = 1.4
const box = 28

const ink: Colour = [0x1e, 0x1b, 0x18]
const paper: Colour = [0xfa, 0xf8, 0xf3]
/** Samples along each side of a pixel. */
const samples = 4

const folder = join(import.meta.dirname, '../public')
/** The part of the side that the Mark takes: less where a device may cut the icon round. */
const icons = [
  { name: 'icon-180', size: 180, part: 0.68 },
  { name: 'icon-192', size: 192, part: 0.74 },
  { name: 'icon-512', size: 512, part: 0.74 },
  { name: 'icon-maskable-512', size: 512, part: 0.54 },
] as const

for (const { name, size, part } of icons) writeFileSync(join(folder, `${name}.png`), pngOf(drawn(size, part)))
writeFileSync(join(folder, 'icon.svg'), svg())

function drawn(size: number, part: number): Picture {
  const rgb = new Uint8Array(size * size * 3)
  const scale = box / (size * part)
  const margin = (size * (1 - part)) / 2
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const covered = coverage([(x - margin) * scale, (y - margin) * scale], scale)
      for (const channel of [0, 1, 2] as const) rgb[(y * size + x) * 3 + channel] = Math.round(paper[channel] + (ink[channel] - paper[channel]) * covered)
    }
  }
  return { width: size, height: size, rgb }
}

/** How much of a pixel with this corner is ink, 0 to 1. */
function coverage([x, y]: Point, side: number): number {
  let inked = 0
  for (let row = 0; row < samples; row += 1) {
    for (let column = 0; column < samples; column += 1) {
      const at: Point = [x + ((column + 0.5) / samples) * side, y + ((row + 0.5) / samples) * side]
      if (isInside(at, left) || distance(at, right) <= stroke / 2) inked += 1
    }
  }
  return inked / samples ** 2
}

function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  return edges(shape).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)).length % 2 === 1
}

function distance([x, y]: Point, shape: readonly Point[]): number {
  const distances = edges(shape).map(([[ax, ay], [bx, by]]) => {
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    const t = Math.min(1, Math.max(0, along))
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
  })
  return Math.min(...distances)
}

function edges(shape: readonly Point[]): readonly (readonly [Point, Point])[] {
  return shape.flatMap((point, at) => {
    const next = shape[(at + 1) % shape.length]
    return next === undefined ? [] : [[point, next] as const]
  })
}

/** The icon of the tab: ink on whatever is behind it, light where the device is dark. */
function svg(): string {
  const path = (shape: readonly Point[]): string => `M${shape.map(([x, y]) => `${x} ${y}`).join('L')}z`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}"><style>svg{color:#1e1b18}@media(prefers-color-scheme:dark){svg{color:#ece6da}}</style><path d="${path(left)}" fill="currentColor"/><path d="${path(right)}" fill="none" stroke="currentColor" stroke-width="${stroke}"/></svg>\n`
}
