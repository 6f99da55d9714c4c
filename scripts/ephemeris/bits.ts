/** Writes integers of any width up to 32 bits one after the other, lowest bit first, as two's complement. */
export class BitWriter {
  private readonly bytes: number[] = []
  private bit = 0

  /** Appends the lowest `width` bits of `value`. */
  put(value: number, width: number): void {
    for (let k = 0; k < width; k++) {
      if (this.bit % 8 === 0) this.bytes.push(0)
      const last = this.bytes.length - 1
      this.bytes[last] = (this.bytes[last] ?? 0) | (((value >> k) & 1) << (this.bit % 8))
      this.bit++
    }
  }

  /** All bytes so far; the last one is filled up with zeros. */
  end(): Uint8Array {
    return Uint8Array.from(this.bytes)
  }
}

/** The least width in bits that holds `value` as two's complement. */
export function widthOf(value: number): number {
  return value === 0 ? 1 : 33 - Math.clz32(value < 0 ? ~value : value)
}
