/** What a column of a table may hold. */
export const csvFields = [
  'name',
  'firstName',
  'sex',
  'datetime',
  'date',
  'year',
  'month',
  'day',
  'time',
  'hour',
  'minute',
  'second',
  'latitude',
  'longitude',
  'place',
  'country',
  'zone',
  'calendar',
  'choice',
  'source',
  'notes',
] as const

/** One of `csvFields`. */
export type CsvField = (typeof csvFields)[number]

/** Which column (from 0) holds what. */
export type CsvColumns = Readonly<Partial<Record<CsvField, number>>>

/** The heads by which columns are known, folded: without case, spaces and marks. */
const heads: Readonly<Record<CsvField, readonly string[]>> = {
  name: ['name', 'fullname', 'lastname', 'surname', '姓名', '名字', 'person', 'title'],
  firstName: ['firstname', 'givenname', '名'],
  sex: ['sex', 'gender', '性别', '性別'],
  datetime: ['datetime', 'birthdatetime', 'dateandtime', 'birth', '出生日期时间'],
  date: ['date', 'birthdate', 'dateofbirth', 'dob', '日期', '出生日期', '生日'],
  year: ['year', '年', '年份'],
  month: ['month', '月', '月份'],
  day: ['day', '日'],
  time: ['time', 'birthtime', 'timeofbirth', 'tob', '时间', '出生时间', '時間', '出生時間'],
  hour: ['hour', '时', '小时'],
  minute: ['minute', 'min', '分', '分钟'],
  second: ['second', 'sec', '秒'],
  latitude: ['latitude', 'lat', '纬度', '緯度'],
  longitude: ['longitude', 'lon', 'lng', 'long', '经度', '經度'],
  place: ['place', 'city', 'birthplace', 'placeofbirth', 'location', 'town', '地点', '出生地', '城市', '地點'],
  country: ['country', 'nation', '国家', '國家'],
  zone: ['zone', 'timezone', 'tz', 'offset', 'utcoffset', 'gmtoffset', '时区', '時區', '时差'],
  calendar: ['calendar', '历法', '曆法'],
  choice: ['choice', 'fold'],
  source: ['source', 'sourceoftime', 'rating', 'rodden', 'roddenrating', '来源', '來源', '评级', '評級'],
  notes: ['notes', 'note', 'comment', 'comments', 'remarks', '备注', '備註', '说明'],
}

/** What columns hold by their heads; the first that fits counts. */
export function guessColumns(header: readonly string[]): CsvColumns {
  const folded = header.map((head) => head.toLowerCase().replaceAll(/[\s_.\-()°]/gu, ''))
  const found = csvFields.flatMap((field) => {
    const at = folded.findIndex((head) => heads[field].includes(head))
    return at < 0 ? [] : [[field, at] as const]
  })
  return Object.fromEntries(found)
}
