/**
 * Lahiri's definition (Indian Astronomical Ephemeris 1989): 23°15′00.658″ with nutation on 21 March 1956, 0h TT. `mean` is without the
 * nutation of that day (16.769″), in degrees; `carried` (arcseconds) makes up for the older precession by which it is handed down.
 */
export const lahiriDefinition = { epoch: 2_435_553.5, mean: 23.250182778 - 0.004658035, carried: 0.1304 } as const

/** Ayanamsas that keep a fixed distance from Lahiri, in arcseconds. Source: their usual definitions, as Swiss Ephemeris 2.10 carries them. */
export const offsetsFromLahiri = {
  raman: -5206.685,
  krishnamurti: -348.669,
  yukteshwar: -4961.842,
  faganBradley: 3179.548,
  ushashashi: -13_678.385,
  lahiri1940: -53.169,
  lahiriIcrc: -1.092,
} as const

/** Ayanamsas that were zero when the mean equinox stood at their first point: Julian day (TT), and arcseconds for the older precession. */
export const zeroEpochs = {
  lahiriVp285: { epoch: 1_825_235.164583, carried: 0.2086 },
  krishnamurtiVp291: { epoch: 1_827_424.663554, carried: 0.2055 },
} as const

/** Ayanamsas that hold a star at a fixed sidereal longitude, in degrees: Spica opposite the first point, ζ Piscium at 29°50′ Pisces, δ Cancri at 16° Cancer. */
export const starLongitudes = { trueChitra: 180, trueChitraMean: 180, trueRevati: 359 + 50 / 60, truePushya: 106 } as const
