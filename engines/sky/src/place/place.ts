/** A place where people are born: a city, town or village of GeoNames. */
export type Place = {
  /** Number of the place in GeoNames. */
  readonly id: number
  /** The main name, in Latin letters with its marks. */
  readonly name: string
  /** Other names: former ones, those of other languages, and native scripts. */
  readonly otherNames: readonly string[]
  /** The Chinese name, where one is known. */
  readonly chineseName: string | undefined
  /** The Hindi name, where one is known. */
  readonly hindiName: string | undefined
  /** Degrees, north positive, to 0.001. */
  readonly latitude: number
  /** Degrees, east positive, to 0.001. */
  readonly longitude: number
  /** ISO 3166 code of the country, such as `IN`. */
  readonly country: string
  /** English name of the country. */
  readonly countryName: string
  /** Name of the first-order division (state, province); undefined where GeoNames names none. */
  readonly region: string | undefined
  /** People, within a tenth; 0 where unknown. */
  readonly population: number
  /** Name of the time zone in the tz database. */
  readonly zone: string
}
