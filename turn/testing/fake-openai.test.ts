import { expect, it } from 'vitest'
import { fakeOpenai } from './fake-openai.ts'

const ask = (url: string, body: unknown) =>
  fetch(`${url}/chat/completions`, { method: 'POST', headers: { authorization: 'Bearer k' }, body: JSON.stringify(body) })

it('records what it was asked and refuses to have replies left over', async () => {
  const server = await fakeOpenai([{ chunks: [{ text: 'a' }] }, { status: 429 }])
  const response = await ask(server.url, { model: 'm' })
  expect(await response.text()).toContain('data: [DONE]')
  expect(server.requests).toEqual([{ path: '/v1/chat/completions', authorization: 'Bearer k', body: { model: 'm' } }])
  expect(server.assertUsed).toThrow('1 of 2 replies were not asked for')
  expect((await ask(server.url, {})).status).toBe(429)
  expect(server.assertUsed).not.toThrow()
  await server.close()
})

it('answers a request beyond its script with an error and says so', async () => {
  const server = await fakeOpenai([])
  expect((await ask(server.url, {})).status).toBe(500)
  expect(server.assertUsed).toThrow('1 requests came, the script has 0 replies')
  await server.close()
})
