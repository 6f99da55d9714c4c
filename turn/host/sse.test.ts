import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeFrame, type Frame, keepAlive, lastEventId, parseFrames } from './sse.ts'

async function parse(chunks: readonly (Uint8Array | string)[]): Promise<readonly Frame[]> {
  const frames: Frame[] = []
  for await (const frame of parseFrames(ReadableStream.from(chunks))) frames.push(frame)
  return frames
}

/** The parts of `whole` between the given places. */
function cut<T extends { readonly length: number; slice: (from: number, to: number) => T }>(whole: T, places: readonly number[]): readonly T[] {
  const at = [0, ...places.map((place) => place % (whole.length + 1)).toSorted((a, b) => a - b), whole.length]
  return at.slice(1).map((to, index) => whole.slice(at[index] ?? 0, to))
}

const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/[\r\n\0]/.test(text))
const frame = fc.record(
  { id: word, event: word, data: fc.string({ unit: fc.constantFrom('a', '\n', ' ', ':', 'data', '乾', '🜁', '\uFEFF', 'é') }) },
  { requiredKeys: ['data'] },
)
const frames = fc.array(frame, { maxLength: 6 })
const places = fc.array(fc.nat({ max: 4_000 }), { maxLength: 12 })
const fixed = { seed: 20_260_101, numRuns: 1_000 }

describe('an event stream', () => {
  it('gives back what was encoded, whatever the line breaks and wherever its bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(frames, places, fc.constantFrom('\n', '\r\n', '\r'), async (given, at, end) => {
        const text = given.map((one) => keepAlive + encodeFrame(one)).join('')
        const bytes = new TextEncoder().encode(text.replaceAll('\n', end))
        expect(await parse(cut(bytes, at))).toEqual(given)
      }),
      fixed,
    )
  })

  it('gives back what was encoded when it comes as text in pieces', async () => {
    await fc.assert(
      fc.asyncProperty(frames, places, fc.constantFrom('\n', '\r\n', '\r'), async (given, at, end) => {
        const text = given.map((one) => encodeFrame(one)).join('')
        expect(await parse(cut(text.replaceAll('\n', end), at))).toEqual(given)
      }),
      fixed,
    )
  })

  it('is the same one byte at a time', async () => {
    const given: readonly Frame[] = [{ id: '7', event: 'text-delta', data: '{"text":"乾為天"}' }, { data: 'two\nlines' }, { data: '' }]
    const bytes = new TextEncoder().encode(given.map((one) => encodeFrame(one)).join(''))
    expect(await parse([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(given)
  })

  it('reads fields in any order, without a space, without a colon, and skips what it does not know', async () => {
    expect(await parse(['data:a\nid:1\n\n', ': hello\nretry: 5\nfoo: bar\ndata\ndata:  b\n\n'])).toEqual([{ id: '1', data: 'a' }, { data: '\n b' }])
  })

  it('takes no frame without data and none that the end cuts off', async () => {
    expect(await parse(['id: 1\n\n', 'event: x\n\n', 'id: 2\ndata: a\n\n', 'data: cut'])).toEqual([{ id: '2', data: 'a' }])
    expect(await parse(['data: whole line, no blank line\n'])).toEqual([])
  })

  it('skips a byte order mark at its beginning and ignores an id with NUL', async () => {
    expect(await parse(['\uFEFFdata: a\nid: 1\0\n\n'])).toEqual([{ data: 'a' }])
  })

  it('refuses an id or event that would break the frame', () => {
    expect(() => encodeFrame({ id: '1\n', data: '' })).toThrow('id of a frame is "1\\n"; allowed is a text without line breaks')
    expect(() => encodeFrame({ event: '', data: '' })).toThrow('event of a frame is ""')
    expect(encodeFrame({ id: 3, event: 'answer', data: 'a\r\nb' })).toBe('id: 3\nevent: answer\ndata: a\ndata: b\n\n')
  })
})

describe('Last-Event-ID', () => {
  it('is the beginning when absent, and else the seq that the reader has seen', () => {
    for (const none of [undefined, null, '']) expect(lastEventId(none)).toBe(0)
    expect(lastEventId('0')).toBe(0)
    expect(lastEventId('42')).toBe(42)
  })

  it('is refused when no stream of ours can have given it', () => {
    for (const invented of ['-1', '1.5', 'abc', '01', '1e3', ' 1', '0x10', '9'.repeat(16), 'NaN', 'Infinity', '٣'])
      expect(lastEventId(invented)).toEqual({ error: { code: 'event_id_invalid', message: expect.stringContaining('allowed is the id of an event') } })
  })
})
