/** A way of keeping time that people followed beside or instead of the time of law, which the tz database therefore does not hold. */
export type Practice = {
  readonly id: string
  /** Zone in which it was kept. */
  readonly zone: string
  /** Where: within some kilometres of a point (degrees north and east); undefined for the whole zone. */
  readonly within: { readonly latitude: number; readonly longitude: number; readonly kilometres: number } | undefined
  /** The first and the last year in which it was in civil use; undefined where it still is. */
  readonly years: readonly [from: number, to: number | undefined]
  /** Seconds ahead of UT, or the mean time of the birthplace's own longitude. */
  readonly offset: number | 'longitude'
  readonly source: string
}

/** Local practices with their sources. Their boundaries are of the year, not of the day: each is offered, none is applied by itself. */
export const practices = [
  {
    id: 'bombay-time',
    zone: 'Asia/Kolkata',
    within: { latitude: 18.97, longitude: 72.83, kilometres: 60 },
    years: [1884, 1955],
    offset: 17_460,
    source: 'Kept by the city of Bombay after India went over to one standard time on 1 January 1906; Science 23 (588), 6 April 1906, p. 560',
  },
  {
    id: 'calcutta-time',
    zone: 'Asia/Kolkata',
    within: { latitude: 22.57, longitude: 88.36, kilometres: 60 },
    years: [1884, 1948],
    offset: 21_200,
    source: 'Kept by the city of Calcutta after 1906, 23 min 20 s before the standard time; Science 23 (588), 6 April 1906, p. 560',
  },
  {
    id: 'india-local-time',
    zone: 'Asia/Kolkata',
    within: undefined,
    years: [1800, 1905],
    offset: 'longitude',
    source:
      'Before the standard time of 1906 towns kept their own mean time and the railways that of Madras; Proceedings of the Asiatic Society of Bengal, June 1899, pp. 62-66',
  },
  {
    id: 'tea-garden-time',
    zone: 'Asia/Kolkata',
    within: { latitude: 26.75, longitude: 94.2, kilometres: 320 },
    years: [1906, undefined],
    offset: 23_400,
    source: 'Bagan time of the tea estates of Assam, one hour before the standard time; Plantations Labour Act, 1951, leaves working hours to the estate',
  },
  {
    id: 'beijing-time-in-xinjiang',
    zone: 'Asia/Urumqi',
    within: undefined,
    years: [1949, undefined],
    offset: 28_800,
    source: 'The time of law, beside the Xinjiang time that the tz database gives for Asia/Urumqi; commentary of its file asia',
  },
] as const satisfies readonly Practice[]

/** The id of a local practice. */
export type PracticeId = (typeof practices)[number]['id']
