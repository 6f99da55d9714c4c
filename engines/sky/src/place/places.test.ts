import { expect, it } from 'vitest'
import { placeLine } from '../../labels/place.ts'
import { loadPlaces } from '../../load/places.ts'
import { loadZones } from '../../load/zones.ts'
import { differenceFrom } from './differ.ts'
import { kilometresBetween } from './distance.ts'
import { nameIn } from './name-in.ts'
import type { Place } from './place.ts'
import { openPlaces } from './places.ts'

const places = await loadPlaces()
const zones = await loadZones()
const first = (text: string): Place | undefined => places.search(text)[0]?.place
const line = (text: string): string => placeLine(places.search(text)[0] ?? { latitude: 0, longitude: 0 }, 'en')

it.each(['Yokohama', 'yokohama', '横浜', 'よこはま', 'ヨコハマ', 'ＹＯＫＯＨＡＭＡ', '요코하마 시', 'Иокогама'])('finds Yokohama as %s', (text) => {
  const found = first(text)
  expect(found?.latitude).toBeCloseTo(35.44, 1)
  expect(found?.longitude).toBeCloseTo(139.64, 1)
  expect(found?.zone).toBe('Asia/Tokyo')
})

it.each([
  ['Allahabad', 'Allahābād, Uttar Pradesh, India'],
  ['Prayagraj', 'Allahābād, Uttar Pradesh, India'],
  ['इलाहाबाद', 'Allahābād, Uttar Pradesh, India'],
  ['Benares', 'Varanasi, Uttar Pradesh, India'],
  ['Bombay', 'Mumbai, Maharashtra, India'],
  ['மும்பை', 'Mumbai, Maharashtra, India'],
  ['Peking', 'Beijing, Beijing Municipality, China'],
  ['上海', 'Shanghai, Shanghai Municipality, China'],
  ['sao paulo', 'São Paulo, São Paulo, Brazil'],
  ['München', 'Munich, Bavaria, Germany'],
  ['Muenchen', 'Munich, Bavaria, Germany'],
  ['lodz', 'Łódź, Łódź Voivodeship, Poland'],
  ['Xian', 'Xi’an, Shaanxi, China'],
  ['saint denis', 'Saint-Denis, Réunion, Réunion'],
  ['Porbandar', 'Porbandar, Gujarat, India'],
  ['Ulm', 'Ulm, Baden-Württemberg, Germany'],
])('finds %s whatever its marks, language or script', (text, expected) => {
  expect(line(text)).toBe(expected)
})

it.each([
  ['Allahbad', 'Allahābād, Uttar Pradesh, India'],
  ['Jalandahr', 'Jalandhar, Punjab, India'],
  ['Kolkatta', 'Kolkata, West Bengal, India'],
  ['Phildelphia', 'Philadelphia, Pennsylvania, United States of America'],
])('finds a place by a name with a letter wrong: %s', (text, expected) => {
  expect(line(text)).toBe(expected)
  expect(places.search(text)[0]?.kind).toMatch(/exact|similar/u)
})

it('puts the place that begins as typed and is largest first', () => {
  expect(['beij', 'new y', 'mumb'].map((text) => first(text)?.name)).toEqual(['Beijing', 'New York City', 'Mumbai'])
})

it.each([
  ['Paris, Texas', 'Paris, Texas, United States of America'],
  ['Springfield, Illinois', 'Springfield, Illinois, United States of America'],
  ['springfield illinois', 'Springfield, Illinois, United States of America'],
  ['London, UK', 'London, England, United Kingdom'],
  ['London, Canada', 'London, Ontario, Canada'],
  ['Hyderabad, PK', 'Hyderabad, Sindh Province, Pakistan'],
  ['Washington, District of Columbia', 'Washington, District of Columbia, United States of America'],
])('takes what follows a name for its division or country: %s', (text, expected) => {
  expect(line(text)).toBe(expected)
})

it('tells twins apart by division and country, and within one by a larger place', () => {
  for (const text of ['Springfield', 'Yokohama', 'Rampur', 'Victoria', 'San José', 'Aurangabad', 'Franklin']) {
    const lines = places.search(text, { limit: 40 }).map((found) => placeLine(found, 'en'))
    expect([text, new Set(lines).size]).toEqual([text, lines.length])
  }
})

it('prefers what is near where a point is given', () => {
  const near = { latitude: 33.66, longitude: -95.55 }
  expect(places.search('Paris', { near })[0]?.place.region).toBe('Texas')
  expect(places.search('Paris')[0]?.place.country).toBe('FR')
})

it('keeps to the limit and finds nothing for nothing', () => {
  expect(places.search('san', { limit: 3 })).toHaveLength(3)
  expect([places.search(''), places.search(' , '), places.search('zzzzqqq')]).toEqual([[], [], []])
})

it('refuses a number of places that no list has, and a point that does not exist', () => {
  for (const limit of [0, -1, 1.5, Number.NaN]) expect(() => places.search('san', { limit })).toThrow(expect.objectContaining({ code: 'search-invalid' }))
  expect(() => places.search('san', { near: { latitude: 99, longitude: 0 } })).toThrow(expect.objectContaining({ code: 'latitude-invalid' }))
})

it('gives every place a zone of the tz database, coordinates and a country', () => {
  const names = new Set(zones.names)
  for (const text of ['a', 'b', 'm', 's']) {
    for (const { place } of places.search(text, { limit: 20_000 })) {
      expect([place.id, names.has(place.zone), Math.abs(place.latitude) <= 90, /^[A-Z]{2}$/u.test(place.country)]).toEqual([place.id, true, true, true])
    }
  }
})

it('knows a place by its number', () => {
  expect(places.byId(1_848_354)?.name).toBe('Yokohama')
  expect(places.byId(1)).toBeUndefined()
})

it.each([
  [31.326, 75.576, 'Asia/Kolkata'],
  [37.775, -122.419, 'America/Los_Angeles'],
  [27.7, 85.32, 'Asia/Kathmandu'],
  [48.4, 9.99, 'Europe/Berlin'],
  [-33.847, 151.063, 'Australia/Sydney'],
  [31.63, 74.87, 'Asia/Kolkata'],
  [-13.83, -171.77, 'Pacific/Apia'],
  [43.8, 87.6, 'Asia/Urumqi'],
])('tells the zone of %d, %d', (latitude, longitude, zone) => {
  const found = places.zoneAt({ latitude, longitude })
  expect([found.zone, ...found.others.map((other) => other.zone)]).toContain(zone)
  expect(zones.has(found.zone)).toBe(true)
})

it('says which other zones are near a border', () => {
  const wagah = places.zoneAt({ latitude: 31.605, longitude: 74.573 })
  expect([wagah.zone, ...wagah.others.map(({ zone }) => zone)].toSorted()).toEqual(['Asia/Karachi', 'Asia/Kolkata'])
  expect(places.zoneAt({ latitude: 28.61, longitude: 77.21 }).others).toEqual([])
})

it.each([
  ['in the middle of the South Atlantic', -30, -15, 'Etc/GMT+1'],
  ['in the North Pacific', 40, -170, 'Etc/GMT+11'],
  ['in the Indian Ocean', -20, 80, 'Etc/GMT-5'],
  ['off Ghana on the meridian of Greenwich', -5, 0, 'Etc/GMT'],
  ['at the date line, east', 35, 180, 'Etc/GMT-12'],
  ['at the date line, west', 35, -180, 'Etc/GMT+12'],
])('gives a point on the open sea the zone of its longitude and says so: %s', (...[, latitude, longitude, zone]) => {
  const found = places.zoneAt({ latitude, longitude })
  expect(found).toMatchObject({ zone, basis: 'longitude', place: expect.objectContaining({ name: expect.any(String) }) })
  expect(found.kilometres).toBeGreaterThan(400)
  expect(found.others[0]).toEqual({ zone: found.place.zone, place: found.place, kilometres: found.kilometres })
  expect(zones.at(found.zone, 0).offsetSeconds + 0).toBe(3600 * Math.round(longitude / 15) + 0)
})

it('tells coastal waters by the nearest place', () => {
  expect(places.zoneAt({ latitude: 18.5, longitude: 72 })).toMatchObject({ zone: 'Asia/Kolkata', basis: 'place' })
})

it('warns when typed coordinates lie in the other hemisphere than the place named, and changes nothing', () => {
  const saoPaulo = first('São Paulo') ?? { latitude: 0, longitude: 0 }
  const typed = { latitude: 23.33, longitude: -46.38 }
  expect(differenceFrom(saoPaulo, typed)).toMatchObject({ kind: 'hemisphere', meant: { latitude: -23.33, longitude: -46.38 } })
  expect(typed).toEqual({ latitude: 23.33, longitude: -46.38 })
  expect(differenceFrom(saoPaulo, { latitude: -23.33, longitude: -46.38 })).toBeUndefined()
  expect(differenceFrom(saoPaulo, { latitude: 48.85, longitude: 2.35 })).toMatchObject({ kind: 'far' })
})

it('labels coordinates without a place as coordinates, never with a city', () => {
  expect(placeLine({ latitude: 48.853, longitude: 2.349 }, 'en')).toBe('48.853, 2.349')
  expect(placeLine({ latitude: 21 + 37 / 60, longitude: -69 - 49 / 60 }, 'en')).toBe('21.6167, -69.8167')
})

it('names a place in the script of a language where it has such a name', () => {
  const mumbai = first('Mumbai')
  const yokohama = first('Yokohama')
  if (mumbai === undefined || yokohama === undefined) throw new Error('a city is missing')
  expect(['zh-Hans', 'hi', 'ta', 'ru', 'en', 'fr'].map((language) => nameIn(mumbai, language))).toEqual(['孟买', 'बम्बई', 'மும்பை', 'Бомбай', 'Mumbai', 'Mumbai'])
  expect([nameIn(yokohama, 'ja'), nameIn(mumbai, 'ja')]).toEqual(['横浜', 'ムンバイ'])
})

it('measures distance along a great circle, over the date line too', () => {
  expect(kilometresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1)
})

it('refuses coordinates that do not exist and a foreign table', () => {
  expect(() => places.zoneAt({ latitude: 91, longitude: 0 })).toThrow(expect.objectContaining({ code: 'latitude-invalid' }))
  expect(() => places.zoneAt({ latitude: 0, longitude: Number.NaN })).toThrow(expect.objectContaining({ code: 'longitude-invalid' }))
  expect(() => openPlaces(new TextEncoder().encode('other'))).toThrow(expect.objectContaining({ code: 'table-format' }))
})
