import { MeanEcliptic } from '../frame/precession.ts'
import { degree, turned } from '../units.ts'

/**
 * An ayanamsa that had a value (degrees) at an epoch (Julian day, TT), as a function of the Julian day (TT): the mean equinox of date is
 * looked up on the ecliptic of the epoch (IAU 2006), so the sidereal zodiac stays fixed on that ecliptic.
 */
export function carriedEquinox({ epoch, value }: { readonly epoch: number; readonly value: number }): (tt: number) => number {
  const then = new MeanEcliptic()
  then.update(epoch)
  const now = new MeanEcliptic()
  return (tt) => {
    now.update(tt)
    const x = then.xx * now.xx + then.xy * now.xy + then.xz * now.xz
    const y = then.yx * now.xx + then.yy * now.xy + then.yz * now.xz
    return turned(value - Math.atan2(y, x) / degree)
  }
}
