/** A place and its rate in days, on three axes; kept by the caller and filled again and again. */
export class State {
  /** First coordinate: au, or radians for the Moon's longitude. */
  x = Number.NaN
  /** Second coordinate: au, or radians for the Moon's latitude. */
  y = Number.NaN
  /** Third coordinate: au. */
  z = Number.NaN
  /** Rate of `x` a day. */
  vx = Number.NaN
  /** Rate of `y` a day. */
  vy = Number.NaN
  /** Rate of `z` a day. */
  vz = Number.NaN
}
