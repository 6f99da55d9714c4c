import { expect, it } from 'vitest'
import { ask, at, sampleBirth, sampleSession } from './testing/ask.ts'
import { memoryServer } from './testing/memory-server.ts'
import { cast } from './testing/walk.ts'

it('keeps a birth as it was told, changes it, lists it and takes it away', async () => {
  const { app } = await memoryServer()
  const made = await ask(app, 'POST /api/people', { body: { request: 'a', birth: sampleBirth() } })
  expect([made.status, at(made.json, 'birth'), at(made.json, 'sessions')]).toEqual([201, sampleBirth(), 0])
  const person = String(at(made.json, 'person'))
  const again = await ask(app, 'POST /api/people', { body: { request: 'a', birth: sampleBirth({ name: 'other' }) } })
  expect([again.status, at(again.json, 'person')]).toEqual([200, person])
  const working = sampleBirth({ working: { time: { kind: 'window', from: { hour: 4, minute: 53, second: 0 }, to: { hour: 5, minute: 8, second: 0 } } } })
  expect(at((await ask(app, `PUT /api/people/${person}`, { body: { birth: working } })).json, 'birth')).toEqual(working)
  expect((await ask(app, 'GET /api/people')).json).toMatchObject({ people: [{ person, birth: working }] })
  expect((await ask(app, 'GET /api/people?search=nobody')).json).toEqual({ people: [] })
  expect((await ask(app, `DELETE /api/people/${person}`)).json).toEqual({ erased: true, sessions: 0 })
  expect((await ask(app, `GET /api/people/${person}`)).status).toBe(404)
})

it('names the field of a birth that is not sound, and never repeats what stood there', async () => {
  const { app } = await memoryServer()
  const refusal = async (birth: object): Promise<unknown> => {
    const { json, text } = await ask(app, 'POST /api/people', { body: { request: 'a', birth } })
    expect(text).not.toContain('planted')
    return [at(json, 'error.code'), at(json, 'error.field')]
  }
  expect(await refusal({ ...sampleBirth(), zone: 'planted/zone' })).toEqual(['field-invalid', 'birth.zone'])
  expect(await refusal({ ...sampleBirth(), extra: 'planted' })).toEqual(['field-invalid', 'birth.extra'])
})

it('previews a file and keeps nothing of it, then adds all or none', async () => {
  const { app } = await memoryServer()
  const text = 'name,date,time,lat,lon\nAsha,1990-01-02,12:00,28.65,77.23\nBad,1990-02-30,12:00,28.65,77.23\n'
  const preview = async (): Promise<unknown> => (await ask(app, 'POST /api/people/import/preview', { body: { name: 'people.csv', text } })).json
  const shown = await preview()
  expect(shown).toMatchObject({
    format: 'csv',
    rows: [
      { line: 2, birth: { name: 'Asha', zone: 'Asia/Kolkata' }, warnings: [{ code: 'zone-found' }] },
      { line: 3, faults: [{ code: 'date-invalid' }] },
    ],
  })
  expect((await ask(app, 'GET /api/people')).json).toEqual({ people: [] })
  const birth = at(shown, 'rows.0.birth')
  const half = await ask(app, 'POST /api/people/import', { body: { request: 'i', births: [birth, { ...sampleBirth(), zone: 'Asia/Nowhere' }] } })
  expect([half.status, at(half.json, 'error.field')]).toEqual([422, 'births.1.zone'])
  expect((await ask(app, 'GET /api/people')).json).toEqual({ people: [] })
  const sent = { body: { request: 'i', births: [birth, sampleBirth()] } }
  const [first, second] = [await ask(app, 'POST /api/people/import', sent), await ask(app, 'POST /api/people/import', sent)]
  expect([first.status, second.status, second.json]).toEqual([201, 200, first.json])
  expect(at((await ask(app, 'GET /api/people')).json, 'people')).toHaveLength(2)
  const known = String(at(first.json, 'people.0'))
  expect(at(await preview(), 'rows.0.known')).toBe(known)
})

it('gives a person as a file, and reads it back', async () => {
  const { app } = await memoryServer()
  const person = String(
    at((await ask(app, 'POST /api/people', { body: { request: 'a', birth: sampleBirth({ notes: '<script>x</script>' }) } })).json, 'person'),
  )
  for (const [format, type] of [
    ['json', 'application/json'],
    ['csv', 'text/csv'],
    ['jhd', 'text/plain'],
    ['aaf', 'text/plain'],
  ]) {
    const file = await ask(app, `GET /api/people/${person}/export?format=${format}`)
    expect(file.headers.get('content-type')).toContain(type)
    expect(file.headers.get('content-disposition')).toContain(`filename*=UTF-8''%E6%9E%97%E7%9F%A5%E5%A4%8F.${format}`)
    const read = await ask(app, 'POST /api/people/import/preview', { body: { name: `林知夏.${format}`, text: file.text } })
    expect(at(read.json, 'rows.0.birth.name')).toContain('林知夏')
    expect(at(read.json, 'rows.0.known')).toBe(person)
  }
  const unknown = String(
    at((await ask(app, 'POST /api/people', { body: { request: 'b', birth: sampleBirth({ recorded: { kind: 'unknown' } }) } })).json, 'person'),
  )
  const refused = await ask(app, `GET /api/people/${unknown}/export?format=jhd`)
  expect(refused.json).toMatchObject({ error: { code: 'field-invalid', field: 'format', allowed: ['json', 'csv'] } })
  expect(at((await ask(app, 'GET /api/people/export')).json, 'people')).toHaveLength(2)
})

it('has people in the export of everything, restores them from it, and takes them away with everything', async () => {
  const { app } = await memoryServer()
  await ask(app, 'POST /api/people', { body: { request: 'a', birth: sampleBirth() } })
  const { text, json } = await ask(app, 'GET /api/export')
  expect(json).toMatchObject({ format: 'hefu-export', sessions: [], people: [{ birth: sampleBirth() }] })
  expect((await ask(app, 'DELETE /api/everything')).json).toEqual({ sessions: 0, people: 1 })
  const read = await ask(app, 'POST /api/people/import/preview', { body: { name: 'hefu.json', text } })
  expect(at(read.json, 'rows.0.birth')).toEqual(sampleBirth())
})

it('takes a person away with every session that hangs on it, and no other', async () => {
  const server = await memoryServer()
  const person = String(at((await ask(server.app, 'POST /api/people', { body: { request: 'a', birth: sampleBirth() } })).json, 'person'))
  const [hanging, other] = [await cast(server, 'one', { person }), await cast(server, 'two')]
  expect(at((await ask(server.app, `GET /api/people/${person}`)).json, 'sessions')).toBe(1)
  expect((await ask(server.app, `DELETE /api/people/${person}`)).json).toEqual({ erased: true, sessions: 1 })
  expect([(await ask(server.app, `GET /api/sessions/${hanging}`)).status, (await ask(server.app, `GET /api/sessions/${other}`)).status]).toEqual([404, 200])
})

it('hangs no session on a person that is not kept', async () => {
  const { app } = await memoryServer()
  const refused = await ask(app, 'POST /api/sessions', { body: sampleSession('r', { person: 'nobody' }) })
  expect([refused.status, at(refused.json, 'error.code')]).toEqual([404, 'person-unknown'])
})

it('finds places by names in any script, in the reader’s language, and tells twins apart', async () => {
  const { app } = await memoryServer()
  const find = async (search: string, language = 'en'): Promise<unknown> =>
    at((await ask(app, `GET /api/places?search=${encodeURIComponent(search)}`, { headers: { 'accept-language': language } })).json, 'places.0')
  expect(await find('इलाहाबाद')).toMatchObject({ line: 'Allahābād, Uttar Pradesh, India', matched: 'इलाहाबाद', zone: 'Asia/Kolkata' })
  expect(at(await find('Shanghai', 'zh-Hans'), 'name')).toBe('上海')
  expect(at(await find('Paris, Texas'), 'zone')).toBe('America/Chicago')
  expect((await ask(app, 'GET /api/places?search=zzzzqqqq')).json).toEqual({ places: [] })
  const twins = await ask(app, 'GET /api/places?search=Springfield', { headers: { 'accept-language': 'en' } })
  const lines = at(twins.json, 'places')
  expect(Array.isArray(lines) && new Set(lines.map((each) => at(each, 'line'))).size).toBe(10)
})

it('finds the zone of a point, and names others where a border may run between', async () => {
  const { app } = await memoryServer()
  const zone = await ask(app, 'GET /api/places/zone?latitude=12.98&longitude=77.58')
  expect(zone.json).toMatchObject({ zone: 'Asia/Kolkata', others: [] })
  for (const query of ['', '?latitude=91&longitude=0', '?latitude=1', '?latitude=a&longitude=b', '?latitude=1&longitude=1e9'])
    expect([400, 422]).toContain((await ask(app, `GET /api/places/zone${query}`)).status)
  for (const query of ['', '?search=', `?search=${'a'.repeat(121)}`, '?search=a&x=1'])
    expect([400, 422]).toContain((await ask(app, `GET /api/places${query}`)).status)
})

it.each(['limit=0', 'limit=101', 'limit=a', 'search=', `search=${'a'.repeat(201)}`, 'before=%00', 'unknown=1'])(
  'refuses the query %s of people',
  async (query) => {
    const { app } = await memoryServer()
    const came = await ask(app, `GET /api/people?${query}`)
    expect([came.status, at(came.json, 'error.code')]).toEqual([422, expect.stringMatching(/^field-/u)])
  },
)

it.each([
  ['a format of nobody', { name: 'x', text: '', format: 'xml' }, 'format'],
  ['a name with a line break', { name: 'a\nb', text: '' }, 'name'],
  ['a column that is none', { name: 'x', text: '', csv: { columns: { name: -1 } } }, 'csv.columns.name'],
  ['a column of nobody', { name: 'x', text: '', csv: { columns: { planted: 1 } } }, 'csv.columns.planted'],
  ['an order of nobody', { name: 'x', text: '', csv: { order: 'ydm' } }, 'csv.order'],
])('refuses %s in a file to read', async (...[, body, field]) => {
  const { app } = await memoryServer()
  expect((await ask(app, 'POST /api/people/import/preview', { body })).json).toMatchObject({ error: { code: 'field-invalid', field } })
})

it.each(['', '\u0000\u0001', '<html></html>', '{"format":"hefu-people","version":1,"people":[null,[],{"birth":{"name":{"toString":1}}}]}', '"'.repeat(10_000)])(
  'reads any text as rows with reasons',
  async (text) => {
    const { app } = await memoryServer()
    for (const format of ['jhd', 'aaf', 'csv', 'json']) {
      const came = await ask(app, 'POST /api/people/import/preview', { body: { name: 'x', text, format } })
      expect(came.status).toBe(200)
      const rows = at(came.json, 'rows')
      expect(Array.isArray(rows) && rows.every((row) => at(row, 'faults.0.code') !== undefined)).toBe(true)
    }
  },
)
