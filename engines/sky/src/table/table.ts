import { SkyError } from '../error.ts'
import { entryLength, headLength, magic, tableBodies, type TableBody } from './layout.ts'
import { Series } from './series.ts'

/** A read table: its span in Julian days (TT), the constants it was made with, and a series for each body. */
export interface Table {
  readonly from: number
  readonly to: number
  /** The mass of the Earth over that of the Moon. */
  readonly massRatio: number
  /** What was taken from the Moon's longitude, in radians a day from J2000. */
  readonly moonRate: number
  readonly series: Readonly<Record<TableBody, Series>>
}

/**
 * Reads the table's head; its segments are unpacked later, when they are asked for. Keeps the bytes. Throws SkyError: `table-format` for
 * other bytes, `table-length` for cut ones.
 */
export function readTable(bytes: Uint8Array): Table {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = String.fromCharCode(...bytes.subarray(0, magic.length))
  if (start !== magic)
    throw new SkyError('table-format', 'These bytes are no table of this package; they begin with', { value: JSON.stringify(start), allowed: magic })
  const length = bytes.length < headLength ? headLength : view.getUint32(40, true)
  if (bytes.length !== length)
    throw new SkyError('table-length', 'The table is cut or was lengthened; its bytes are', { value: bytes.length, allowed: String(length) })
  const from = view.getFloat64(8, true)
  const found = readEntries({ bytes, view, from })
  const one = (body: TableBody): Series => {
    const series = found.get(body)
    if (series === undefined) throw new SkyError('table-format', 'The table lacks a body', { value: body, allowed: tableBodies.join(', ') })
    return series
  }
  return {
    from,
    to: view.getFloat64(16, true),
    massRatio: view.getFloat64(24, true),
    moonRate: view.getFloat64(32, true),
    series: {
      sun: one('sun'),
      emb: one('emb'),
      moon: one('moon'),
      mercury: one('mercury'),
      venus: one('venus'),
      mars: one('mars'),
      jupiter: one('jupiter'),
      saturn: one('saturn'),
      uranus: one('uranus'),
      neptune: one('neptune'),
      pluto: one('pluto'),
    },
  }
}

function readEntries({ bytes, view, from }: { readonly bytes: Uint8Array; readonly view: DataView; readonly from: number }): ReadonlyMap<string, Series> {
  const found = new Map<string, Series>()
  let entry = headLength
  for (let k = view.getUint32(44, true); k > 0; k--) {
    const counts = [view.getUint8(entry + 1), view.getUint8(entry + 2), view.getUint8(entry + 3)] as const
    const widths = [...bytes.subarray(entry + entryLength, entry + entryLength + counts[0] + counts[1] + counts[2])]
    const steps = [view.getFloat64(entry + 16, true), view.getFloat64(entry + 24, true), view.getFloat64(entry + 32, true)] as const
    const [days, segments, offset] = [view.getFloat64(entry + 4, true), view.getUint32(entry + 12, true), view.getUint32(entry + 40, true)]
    found.set(tableBodies[view.getUint8(entry)] ?? '', new Series({ bytes, start: from, days, segments, counts, steps, widths, offset }))
    entry += entryLength + widths.length
  }
  return found
}
