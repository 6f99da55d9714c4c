/** A setting of the clocks in a compiled zone file. */
interface Type {
  readonly offsetSeconds: number
  readonly daylight: boolean
  readonly abbreviation: string
}

/** A compiled zone file: the setting before any change, the changes, and the rule after them. */
export interface CompiledZone {
  readonly initial: Type
  readonly changes: readonly { readonly instant: number; readonly type: Type }[]
  readonly rule: string
}

const headerBytes = 44

/** Reads the 64-bit part of a compiled zone file (RFC 9636, section 3). */
export function readCompiledZone(bytes: Buffer): CompiledZone {
  const first = countsAt(bytes, 0)
  const start = headerBytes + first.times * 5 + first.types * 6 + first.letters + first.leaps * 8 + first.standard + first.universal
  const { times, types, letters, leaps, standard, universal } = countsAt(bytes, start)
  const kinds = start + headerBytes + times * 8
  const table = kinds + times
  const names = table + types * 6
  const typeAt = (index: number): Type => {
    const entry = table + index * 6
    const name = names + bytes.readUInt8(entry + 5)
    return {
      offsetSeconds: bytes.readInt32BE(entry),
      daylight: bytes.readUInt8(entry + 4) === 1,
      abbreviation: bytes.toString('latin1', name, bytes.indexOf(0, name)),
    }
  }
  const changes = Array.from({ length: times }, (_, place) => ({
    instant: Number(bytes.readBigInt64BE(start + headerBytes + place * 8)),
    type: typeAt(bytes.readUInt8(kinds + place)),
  }))
  const footer = names + letters + leaps * 12 + standard + universal
  return { initial: typeAt(0), changes, rule: bytes.toString('latin1', footer + 1, bytes.length - 1) }
}

function countsAt(bytes: Buffer, at: number) {
  const [universal = 0, standard = 0, leaps = 0, times = 0, types = 0, letters = 0] = [20, 24, 28, 32, 36, 40].map((place) => bytes.readUInt32BE(at + place))
  return { universal, standard, leaps, times, types, letters }
}
