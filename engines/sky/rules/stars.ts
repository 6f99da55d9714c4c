/** A star that fixes a zodiac: place (ICRS, epoch J2000, degrees), proper motion (mas a year, the first along the equator), parallax (mas), radial velocity (km/s). */
export type Star = {
  readonly hip: number
  readonly rightAscension: number
  readonly declination: number
  readonly properMotion: readonly [number, number]
  readonly parallax: number
  readonly radialVelocity: number
}

/** Chitra: Spica, α Virginis (Hipparcos, van Leeuwen 2007). */
export const chitra: Star = {
  hip: 65_474,
  rightAscension: 201.2982473615632,
  declination: -11.1613194849527,
  properMotion: [-42.35, -30.67],
  parallax: 13.06,
  radialVelocity: 1,
}

/** Revati: ζ Piscium A (Hipparcos, van Leeuwen 2007). */
export const revati: Star = { hip: 5737, rightAscension: 18.4328639, declination: 7.575354, properMotion: [145, -55.69], parallax: 18.76, radialVelocity: 15 }

/** Pushya: δ Cancri (Hipparcos, van Leeuwen 2007). */
export const pushya: Star = {
  hip: 42_911,
  rightAscension: 131.1712467,
  declination: 18.1543064,
  properMotion: [-17.67, -229.26],
  parallax: 24.98,
  radialVelocity: 17.14,
}
