const radian = Math.PI / 180

/** A sine of degrees. */
function sine(degrees: number): number {
  return Math.sin(degrees * radian)
}

/**
 * The equation of time in seconds (apparent minus mean solar time) at an instant in epoch seconds. Low-precision solar theory
 * (Meeus, Astronomical Algorithms, chapters 25 and 28), good to about 4 s between 1900 and 2100. Positive: the sundial is ahead.
 */
export function equationOfTime(instant: number): number {
  const t = (instant / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
  const centre = (1.914602 - t * (0.004817 + t * 0.000014)) * sine(anomaly) + (0.019993 - 0.000101 * t) * sine(2 * anomaly) + 0.000289 * sine(3 * anomaly)
  const node = 125.04 - 1934.136 * t
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sine(node)
  const obliquity = 23.439291 - 0.0130042 * t + 0.00256 * Math.cos(node * radian)
  const ascension = Math.atan2(Math.cos(obliquity * radian) * sine(longitude), Math.cos(longitude * radian)) / radian
  const degrees = meanLongitude - 0.0057183 - ascension - 0.00478 * sine(node) * Math.cos(obliquity * radian)
  return 240 * (degrees - 360 * Math.round(degrees / 360))
}
