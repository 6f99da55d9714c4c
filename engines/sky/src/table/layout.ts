/**
 * How the table's bytes are laid out; numbers are little-endian.
 *
 * Head: 8 bytes magic, f64 first and last Julian day (TT), f64 ratio of the masses of Earth and Moon, f64 rate of the Moon's mean
 * longitude (radians a day), u32 length of the whole table in bytes, u32 number of bodies.
 * For each body: u8 place in `tableBodies`, three u8 numbers of coefficients (one for each axis), f64 days of a segment, u32 number of
 * segments, three f64 steps (what one unit of a coefficient is worth), u32 offset of its segments from the start of the table in bytes,
 * then one u8 width in bits for each coefficient, axis after axis.
 * Segments: Chebyshev coefficients as two's complement integers of their widths, lowest bit first, without gaps between segments.
 */
export const magic = 'HEFUSKY1'

/**
 * What the table holds, in the order of the numbers in it. Axes: ICRF turned about x by 84381.406″ (mean ecliptic of J2000), au. `sun` is
 * from the barycentre of the solar system; `emb` (the barycentre of Earth and Moon) and the planets are from the Sun; `moon` is from the
 * Earth and spherical: longitude less its mean rate from J2000, latitude (radians), distance.
 */
export const tableBodies = ['sun', 'emb', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** A body of the table. */
export type TableBody = (typeof tableBodies)[number]

/** Bytes of the head before the first body. */
export const headLength = 48
/** Bytes of a body's entry before its widths. */
export const entryLength = 44

/** Obliquity of the ecliptic of J2000 to which the table's axes are turned, in arcseconds (IAU 2006). */
export const tableObliquity = 84_381.406
