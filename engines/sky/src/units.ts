/** Radians of a degree. */
export const degree = Math.PI / 180
/** Radians of an arcsecond. */
export const arcsecond = degree / 3600
/** Julian day (TT) of the epoch J2000.0. */
export const j2000 = 2_451_545
/** Days of a Julian century. */
export const century = 36_525
/** Seconds of a day. */
export const daySeconds = 86_400
/** Velocity of light in au a day: 299,792.458 km/s and the au of IAU 2012. */
export const light = 173.1446326742403
/** Kilometres of an astronomical unit (IAU 2012). */
export const auKilometres = 149_597_870.7

/** An angle in degrees, brought into [0, 360). Just under zero it is 0: the sum with a whole turn would round to 360. */
export function turned(degrees: number): number {
  const rest = degrees % 360
  const up = rest < 0 ? rest + 360 : rest + 0
  return up < 360 ? up : 0
}

/** An angle in degrees, brought into [-180, 180). */
export function turnedNear(degrees: number): number {
  const near = degrees - 360 * Math.floor((degrees + 180) / 360)
  return near < 180 ? near : -180
}

/** Julian centuries (TT) since J2000.0. */
export function centuriesAt(tt: number): number {
  return (tt - j2000) / century
}
