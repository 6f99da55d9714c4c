import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Prints what the first page fetches before it can be used, gzipped, and fails above the budget: `node apps/web/build/size.ts`, after a build; a folder may be named. */

const dist = process.argv[2] ?? join(import.meta.dirname, '../dist')
/** In kB of 1,000 bytes. */
const budget = 130

const html = readFileSync(join(dist, 'index.html'), 'utf8')
const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].flatMap((match) => match[1] ?? [])
const sizes = [...new Set(named)].map((file) => ({ file, kB: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000 }))
const total = sizes.reduce((sum, { kB }) => sum + kB, 0)

for (const { file, kB } of sizes) process.stdout.write(`${kB.toFixed(1).padStart(7)} kB  ${file}\n`)
process.stdout.write(`${total.toFixed(1).padStart(7)} kB  first load (budget ${budget})\n`)
process.exitCode = total <= budget ? 0 : 1
