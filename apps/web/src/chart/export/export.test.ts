import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lightTheme } from './light-theme.ts'
import { standing } from './standing.ts'

test('the colours of exported pictures are those of the light theme', () => {
  const [light = ''] = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8').split('@media')
  const colours = Object.entries(lightTheme).filter(([name]) => !name.startsWith('--font'))
  for (const [name, colour] of colours) expect(light).toContain(`${name}: ${colour};`)
})

test('a standing picture has no token left, its words below, and its label as text and as metadata', () => {
  const markup = '<svg role="img" aria-label="x"><path stroke="var(--line-ui)" fill="none"></path><text style="font-family: var(--font-read)">A</text></svg>'
  const { text, height } = standing(markup, { width: 300, height: 300, footer: { lines: ['Lahiri & 23°44′'], label: 'Computed by rule' } })
  expect(text).not.toContain('var(')
  expect(text).toContain('#8c8377')
  expect(text).toContain('Lahiri &amp; 23°44′')
  expect(text).toContain('<metadata>Computed by rule</metadata>')
  expect(text.match(/Computed by rule/g)).toHaveLength(2)
  expect(height).toBeGreaterThan(340)
})

test('long words below a picture are cut into lines that stay in it', () => {
  const { text } = standing('<svg></svg>', {
    width: 280,
    height: 280,
    footer: { lines: ['拉希里岁差 23°44′08″ · 平交点 · 整宫制 · 一年 365.25 天 · 钟面 +09:00'], label: '规则' },
  })
  expect(text.match(/<text /g)?.length).toBeGreaterThan(2)
})
