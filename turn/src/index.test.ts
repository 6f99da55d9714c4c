import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Every name, value or type, that an index file exports. */
function names(index: string): readonly string[] {
  const source = readFileSync(new URL(index, import.meta.url), 'utf8')
  return [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap((found) => (found[1] ?? '').split(',').map((name) => name.replace('type ', '').trim()))
    .filter((name) => name !== '')
    .toSorted()
}

it('offers these names and no others, so that a change of the public surface is seen in review', () => {
  expect({ turn: names('./index.ts'), host: names('../host/index.ts') }).toMatchSnapshot()
})
