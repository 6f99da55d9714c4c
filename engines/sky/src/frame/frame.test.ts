import { expect, test } from 'vitest'
import { degree } from '../units.ts'
import { Nutation } from './nutation.ts'
import { equatorialOf } from './equatorial.ts'
import { MeanEcliptic } from './precession.ts'
import { earthRotation, greenwichSiderealTime } from './sidereal-time.ts'

// Expected values: the test programme of the IAU's SOFA library (t_sofa_c), routines nut00b, pfw06, era00 and gmst06.

test('nutation has the values that SOFA gives for IAU 2000B', () => {
  const nutation = new Nutation()
  nutation.update(2_453_736.5)
  expect(nutation.longitude).toBeCloseTo(-0.9632552291148363e-5, 13)
  expect(nutation.obliquity).toBeCloseTo(0.4063197106621159e-4, 13)
})

test('the rate of the nutation is its change from hour to hour', () => {
  const nutation = new Nutation()
  const at = (tt: number): number => {
    nutation.update(tt)
    return nutation.longitude
  }
  const change = (at(2_460_000.55) - at(2_460_000.45)) / 0.1
  at(2_460_000.5)
  expect(nutation.longitudeRate / change).toBeCloseTo(1, 4)
})

test('the mean obliquity has the value that SOFA gives for IAU 2006', () => {
  const frame = new MeanEcliptic()
  frame.update(2_450_123.9999 + 0.5)
  expect(frame.obliquity).toBeCloseTo(0.40910143165873675, 12)
})

test('the mean ecliptic is a rotation: its rows are of length one and at right angles', () => {
  const frame = new MeanEcliptic()
  for (const tt of [2_378_500, 2_451_545, 2_488_000]) {
    frame.update(tt)
    const { xx, xy, xz, yx, yy, yz, zx, zy, zz } = frame
    expect(xx * xx + xy * xy + xz * xz).toBeCloseTo(1, 14)
    expect(xx * yx + xy * yy + xz * yz).toBeCloseTo(0, 14)
    expect(xy * yz - xz * yy).toBeCloseTo(zx, 14)
    expect(xz * yx - xx * yz).toBeCloseTo(zy, 14)
    expect(xx * yy - xy * yx).toBeCloseTo(zz, 14)
  }
})

test('the Earth has turned as far as SOFA says', () => {
  expect(earthRotation(2_454_388.5) * degree).toBeCloseTo(0.4022837240028158, 8)
})

test('sidereal time without nutation is the mean one of SOFA, but for the complementary terms', () => {
  const time = greenwichSiderealTime({ ut: 2_453_736.5, tt: 2_453_736.5, nutation: 0, obliquity: 23.4 })
  expect(time * degree).toBeCloseTo(1.7541749718700912, 7)
})

test('right ascension and declination are those of the worked example of Meeus 1998, 13.a: Pollux', () => {
  const { ascension, declination } = equatorialOf({ longitude: 113.21563, latitude: 6.68417, obliquity: 23.4392911 })
  expect(ascension).toBeCloseTo(116.328942, 4)
  expect(declination).toBeCloseTo(28.026183, 4)
})
