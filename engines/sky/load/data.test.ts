import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { loadPacked } from './packed.ts'

const address = (name: string): URL => new URL(`../data/${name}`, import.meta.url)

it.each([
  ['zones', 40_000],
  ['places', 2_500_000],
])('the table of %s is the one of its manifest and small enough to send', async (name, most) => {
  const packed = readFileSync(address(`${name}.txt.gz`))
  const text = gunzipSync(packed)
  const manifest: unknown = JSON.parse(readFileSync(address(`${name}.manifest.json`), 'utf8'))
  expect(manifest).toMatchObject({ sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length, packedBytes: packed.length })
  expect(packed.length).toBeLessThan(most)
  expect(Buffer.from(await loadPacked(address(`${name}.txt.gz`))).equals(text)).toBe(true)
})

it.each(['zones', 'places'])('the notice of %s names its source and licence', (name) => {
  expect(readFileSync(address(`${name}.notice.txt`), 'utf8')).toMatch(/GeoNames[\s\S]*Creative Commons Attribution 4\.0|tz database[\s\S]*public domain/u)
})
