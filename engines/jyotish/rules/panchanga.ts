import type { Planet } from '../src/graha.ts'

/** Rules of the almanac, with their sources. */
export const panchangaRules = {
  tithi: { id: 'panchanga.tithi@1', source: 'Surya Siddhanta 2.66' },
  karana: { id: 'panchanga.karana@1', source: 'Surya Siddhanta 2.67-69' },
  nakshatra: { id: 'panchanga.nakshatra@1', source: 'Surya Siddhanta 2.64' },
  yoga: { id: 'panchanga.yoga@1', source: 'Surya Siddhanta 2.65' },
  vara: { id: 'panchanga.vara@1', source: 'Surya Siddhanta 1.51-52, counted from sunrise' },
  hora: { id: 'panchanga.hora@1', source: 'Surya Siddhanta 12.78-79' },
  eighths: { id: 'panchanga.eighths@1', source: 'tradition: parts of the day by weekday' },
  abhijit: { id: 'panchanga.abhijit@1', source: 'Muhurta Chintamani: the eighth of fifteen muhurtas of the day' },
  choghadiya: { id: 'panchanga.choghadiya@1', source: 'tradition of western India' },
  masa: { id: 'panchanga.masa@1', source: 'Surya Siddhanta 14; Calendar Reform Committee 1955' },
  saka: { id: 'panchanga.saka@1', source: 'Calendar Reform Committee 1955: years from Chaitra shukla 1' },
  samvatsaraSouth: { id: 'panchanga.samvatsara_south@1', source: 'southern count: (Saka year + 11) mod 60' },
  samvatsaraNorth: { id: 'panchanga.samvatsara_north@1', source: 'Surya Siddhanta 1.55, mean Jupiter without bija' },
  season: { id: 'panchanga.season@1', source: 'Surya Siddhanta 14.9-10' },
} as const

/** The fourteen names of days of the half month; the fifteenth is `purnima` in the bright half and `amavasya` in the dark one. */
export const tithiNames = [
  'pratipada',
  'dwitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dwadashi',
  'trayodashi',
  'chaturdashi',
  'purnima',
  'amavasya',
] as const

/** The seven karanas that return eight times a month, in their turn from the second half of the first tithi. */
export const movableKaranas = ['bava', 'balava', 'kaulava', 'taitila', 'gara', 'vanija', 'vishti'] as const

/** The karanas that come once: the last three half tithis of the month and the first. */
export const fixedKaranas = ['shakuni', 'chatushpada', 'naga', 'kimstughna'] as const

/** The twenty-seven yogas. */
export const yogaNames = [
  'vishkambha',
  'priti',
  'ayushman',
  'saubhagya',
  'shobhana',
  'atiganda',
  'sukarma',
  'dhriti',
  'shula',
  'ganda',
  'vriddhi',
  'dhruva',
  'vyaghata',
  'harshana',
  'vajra',
  'siddhi',
  'vyatipata',
  'variyana',
  'parigha',
  'shiva',
  'siddha',
  'sadhya',
  'shubha',
  'shukla',
  'brahma',
  'indra',
  'vaidhriti',
] as const

/** The twelve months by the Moon; Chaitra begins at the new moon with the Sun in Pisces. */
export const monthNames = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const

/** Which eighth of the day, 1 to 8, belongs to each of the three, Sunday to Saturday. Example: Saturday's rahu kala is the third eighth. */
export const dayEighths = { rahuKala: [8, 2, 7, 5, 6, 4, 3], gulikaKala: [7, 6, 5, 4, 3, 2, 1], yamaganda: [5, 4, 3, 2, 1, 7, 6] } as const

/** What the parts of a day and a night are called by the graha they belong to. */
export const choghadiyaOf = {
  sun: 'udvega',
  venus: 'chara',
  mercury: 'labha',
  moon: 'amrita',
  saturn: 'kala',
  jupiter: 'shubha',
  mars: 'roga',
} as const satisfies Record<Planet, string>

/** Seasons in their order from the Sun's entry into Capricorn, two signs each. */
export const seasonNames = ['shishira', 'vasanta', 'grishma', 'varsha', 'sharad', 'hemanta'] as const

/** Mean Jupiter and the count of civil days of the Surya Siddhanta (1.31, 1.37): revolutions in an age, days of the age; the Kali age began at midnight of Ujjain, 17 to 18 February 3102 BC. */
export const jupiterCycle = { revolutions: 364_220, ageDays: 1_577_917_828, kaliEpoch: 588_465.5 - 75.77 / 360 } as const

/** The sixty years; Prabhava is the first. */
export const samvatsaraNames = [
  'prabhava',
  'vibhava',
  'shukla',
  'pramoda',
  'prajapati',
  'angiras',
  'shrimukha',
  'bhava',
  'yuva',
  'dhata',
  'ishvara',
  'bahudhanya',
  'pramathi',
  'vikrama',
  'vrisha',
  'chitrabhanu',
  'subhanu',
  'tarana',
  'parthiva',
  'vyaya',
  'sarvajit',
  'sarvadhari',
  'virodhi',
  'vikriti',
  'khara',
  'nandana',
  'vijaya',
  'jaya',
  'manmatha',
  'durmukhi',
  'hevilambi',
  'vilambi',
  'vikari',
  'sharvari',
  'plava',
  'shubhakrit',
  'shobhakrit',
  'krodhi',
  'vishvavasu',
  'parabhava',
  'plavanga',
  'kilaka',
  'saumya',
  'sadharana',
  'virodhikrit',
  'paridhavi',
  'pramadi',
  'ananda',
  'rakshasa',
  'nala',
  'pingala',
  'kalayukta',
  'siddharthi',
  'raudra',
  'durmati',
  'dundubhi',
  'rudhirodgari',
  'raktakshi',
  'krodhana',
  'akshaya',
] as const
