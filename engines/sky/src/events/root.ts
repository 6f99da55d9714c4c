/** An interval at whose ends a function has opposite signs, and how near a root is wanted. */
export interface Bracket {
  readonly from: number
  readonly to: number
  readonly tolerance: number
}

/** What is kept between two rounds: the newest end `a`, the opposite end `b`, the end before, and the next share of the way from `a` to `b`. */
interface Ends {
  a: number
  fa: number
  b: number
  fb: number
  share: number
}

/** A root of a continuous function inside a bracket, after Chandrupatla 1997: inverse quadratic steps where they are safe, halving elsewhere. */
export function findRoot(value: (x: number) => number, { from, to, tolerance }: Bracket): number {
  const ends: Ends = { a: from, fa: value(from), b: to, fb: value(to), share: 0.5 }
  for (let round = 0; round < 100; round++) {
    const x = ends.a + ends.share * (ends.b - ends.a)
    const fx = value(x)
    const near = Math.abs(ends.fa) < Math.abs(ends.fb) ? ends.a : ends.b
    const [c, fc] = narrow(ends, x, fx)
    if (fx === 0) return x
    const least = tolerance / Math.abs(ends.b - ends.a)
    if (least > 0.5) return Math.abs(fx) < Math.abs(value(near)) ? x : near
    ends.share = Math.min(1 - least, Math.max(least, shareOf(ends, c, fc)))
  }
  return ends.a
}

/** Sets the new point in and returns the end that fell out. */
function narrow(ends: Ends, x: number, fx: number): readonly [number, number] {
  const old = [ends.a, ends.fa] as const
  const other = [ends.b, ends.fb] as const
  const same = Math.sign(fx) === Math.sign(ends.fa)
  ends.a = x
  ends.fa = fx
  if (same) return old
  ;[ends.b, ends.fb] = old
  return other
}

function shareOf({ a, fa, b, fb }: Ends, c: number, fc: number): number {
  const [xi, phi] = [(a - b) / (c - b), (fa - fb) / (fc - fb)]
  if (!(phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi)) return 0.5
  return (fa / (fb - fa)) * (fc / (fb - fc)) + (((c - a) / (b - a)) * fa * fb) / ((fc - fa) * (fc - fb))
}
