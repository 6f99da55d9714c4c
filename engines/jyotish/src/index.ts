export { JyotishError } from './error.ts'
export type { Fact, FactValue } from './fact.ts'
export { grahas, isPlanet, planets, points, starPlanets, type Graha, type Planet, type Point, type StarPlanet } from './graha.ts'
export { checkPositions, type Positions } from './positions.ts'
export { defaultSettings, resolveSettings, settingNames, settingValues, type SettingName, type Settings } from './settings.ts'
export { elementOf, houseFrom, houses, isOdd, isOddFooted, lordOf, modeOf, placeOf, signAt, signNames, signOfHouse, signs } from './sign.ts'
export type { Element, House, Mode, Sign, SignName } from './sign.ts'
export { positionsAt, type Birth } from './chart/positions-at.ts'
export { dignityOf, vargaDignity, type Dignity } from './dignity/dignity.ts'
export { naturalRelation, type NaturalRelation } from './dignity/natural-relation.ts'
export { compoundRelation, temporalRelation, type Relation } from './dignity/relation.ts'
export { naturesOf, type Nature } from './nature/nature.ts'
export { motionOf, type Motion } from './placement/motion.ts'
export { placementsOf, signsOf, type Placement, type Signs } from './placement/placement.ts'
export { starLords, starName, starNames, starOf, type StarName, type StarPlace } from './placement/star.ts'
export { isCombust, sunDistance } from './placement/sun-distance.ts'
export { warsOf, type War } from './placement/war.ts'
export { shodashaVargas, vargaNames, type ByVarga, type VargaName } from './varga/names.ts'
export { shashtyamsaPartOf, vargaDegree, vargaLongitude, vargaSign, vargaSigns } from './varga/varga.ts'
export { isPushkaraBhaga, isPushkaraNavamsa, isVargottama } from './varga/marks.ts'
export { ayanamsaOf } from './chart/ayanamsa.ts'
export { vimshottariTable } from '../rules/dashas.ts'
export { baladiOf, type Baladi } from './avastha/baladi.ts'
export { diptadiOf, type Diptadi } from './avastha/diptadi.ts'
export { jagradadiOf, type Jagradadi } from './avastha/jagradadi.ts'
export { lajjitadiOf, type Lajjitadi } from './avastha/lajjitadi.ts'
export { vimshopakaGroups, vimshopakaOf, type Vimshopaka, type VimshopakaGroup } from './dignity/vimshopaka.ts'
export { functionalMarks, housesOwned, lordOfHouse, lordshipsOf, yogakarakaOf, yogaPairOf, type Lordship } from './functional/functional.ts'
export { nodeSensitive, type NodeSensitive } from './placement/node-sensitive.ts'
export { edgeDistance, nearness, quarterDistance } from './varga/boundary.ts'
export { ashtottari, ashtottariUse, type AshtottariUse } from './dasha/ashtottari.ts'
export { chara, type CharaSettings } from './dasha/chara.ts'
export { dashaFacts, type DashaSettings, type FactDate } from './dasha/facts.ts'
export { narayana, narayanaFrom, narayanaStartOf, type NarayanaSettings, type NarayanaStart } from './dasha/narayana.ts'
export { levels, listPeriods, pathAt, type Level, type ListedPeriod, type Period } from './dasha/period.ts'
export { signPeriods, type SignCourse, type SignMaha } from './dasha/sign-course.ts'
export { periodsOf, runningAt, type Balance, type StarCourse } from './dasha/star-course.ts'
export { vimshottari, type DashaGround } from './dasha/vimshottari.ts'
export { yogini, yoginiOf, type YoginiName } from './dasha/yogini.ts'
export { panchangaAt, type PanchangaAt, type PanchangaMoment } from './panchanga/at.ts'
export { civilDateAt, civilSpan, type CivilClock, type CivilDay, type CivilSpan } from './panchanga/civil-day.ts'
export { panchangaOfDay, type DayMember, type MonthAndYear, type PanchangaDay, type PanchangaSettings, type SunriseParts } from './panchanga/day.ts'
export { panchangaFacts } from './panchanga/facts.ts'
export {
  karanaOf,
  limbNames,
  limbNumbers,
  tithiOf,
  yogaOf,
  type KaranaName,
  type LimbMember,
  type LimbName,
  type Paksha,
  type TithiName,
  type YogaName,
} from './panchanga/limb.ts'
export { monthAt, type Month, type MonthName } from './panchanga/month.ts'
export { lordOfWeekday, runningPart, type Choghadiya, type ChoghadiyaName, type DayParts, type Hora, type Span, type SunDay } from './panchanga/parts.ts'
export { seasonOf, type Course, type Season, type SeasonName } from './panchanga/season.ts'
export { samvatsaraNorth, samvatsaraSouth, type Samvatsara, type SamvatsaraName } from './panchanga/year.ts'
export { doubleTransits, touched, type DoubleTransit, type NatalSigns, type Touch, type Touched } from './transit/double-transit.ts'
export { transitFacts, type TransitNatal } from './transit/facts.ts'
export { chandraBala, gocharaOf, taraBala, type Gochara, type TaraName, type TransitSigns } from './transit/gochara.ts'
export {
  arcStays,
  ingressesOf,
  passagesOf,
  residencesOf,
  transitLongitude,
  type Ingress,
  type Residence,
  type TransitGround,
  type TransitSpan,
} from './transit/residence.ts'
export { sadeSatiByDegree, sadeSatis, saturnStays, saturnTime, type SadeSati, type SaturnStay, type SaturnTime } from './transit/saturn.ts'
export { matchFacts, mangalFacts } from './match/facts.ts'
export {
  defaultMatchTables,
  kootas,
  kootaScores,
  matchNature,
  type Koota,
  type KootaScores,
  type MatchMoon,
  type MatchNature,
  type MatchTables,
} from './match/koota.ts'
export { mangalBetween, mangalOf, mangalOrigins, type Mangal, type MangalFlag, type MangalOrigin, type MangalSigns } from './match/mangal.ts'
export { bhakootPair, matchOf, type Match, type MatchExtras, type MatchFlag, type Rajju } from './match/match.ts'
export { chart, plainChart, type Ashtakavarga, type Chalit, type Chart, type ChartBirth, type ChartMoment } from './chart/chart.ts'
export { bhavaOf, type Cusps } from './chart/cusps.ts'
export type { Dashas, SignDasha, StarDasha } from './chart/dashas.ts'
export type { ChartPoints, FromSunrise } from './chart/points.ts'
export type { GrahaState, PlanetState } from './chart/states.ts'
export { houseRowsOf, type HouseRow } from './placement/house.ts'
export { everyVarga } from './varga/varga.ts'
export { argalaFacts } from './argala/facts.ts'
export { argalasOn, type Argala, type ArgalaGround, type ArgalaStanding, type ArgalaTarget } from './argala/argala.ts'
export { arudhaFacts } from './arudha/facts.ts'
export { arudhasIn, arudhasOf, grahaArudhas, upapadaHouse, type Arudhas, type ArudhaSettings } from './arudha/arudhas.ts'
export { bavOf, givesBindu, savOf, type Bav, type BavGround, type BavSettings, type Bindus } from './ashtakavarga/bav.ts'
export { ashtakavargaFacts, type AshtakavargaSettings } from './ashtakavarga/facts.ts'
export { isKakshyaActive, kakshyaOf, prastaraOf, type Prastara } from './ashtakavarga/prastara.ts'
export { shodhanaOf, type Pinda, type Shodhana } from './ashtakavarga/shodhana.ts'
export { aspectFacts } from './aspect/facts.ts'
export { drishtiVirupas } from './aspect/degree-drishti.ts'
export { aspectingSign, aspectQuartersOf, aspectsSign, fullAspectsOf, signsAspectedBy, type AspectSettings } from './aspect/graha-drishti.ts'
export { rashiAspecting, rashiAspectsOf, seesByRashi } from './aspect/rashi-drishti.ts'
export { dayAnchors, hoursSince, isDay, lagnaAt, type DayAnchors, type DayFound, type DaySettings, type NoSunrise, type RisingGround } from './day/anchors.ts'
export { charaKarakas, karakaOf, karakasHangOnNode, type CharaKaraka, type KarakaRole } from './karaka/chara.ts'
export { karakaFacts } from './karaka/facts.ts'
export { karakamsaOf, svamsaOf } from './karaka/karakamsa.ts'
export { specialFacts, type SpecialSettings } from './special/facts.ts'
export { induLagna, sreeLagna, sunriseLagnas, sunriseLagnasOf, type SunriseLagna } from './special/special-lagnas.ts'
export { varnadaSign, type VarnadaGround } from './special/varnada.ts'
export { lordIn, strongerLord, type LordChosen, type LordRule, type PeriodOf } from './stronger/co-lord.ts'
export { strengthGround, type StrengthGround, type StrengthSettings } from './stronger/ground.ts'
export { strongerSign, type SignChosen, type SignRule } from './stronger/sign.ts'
export { upagrahaFacts } from './upagraha/facts.ts'
export { partUpagrahaNames, partUpagrahasOf, type PartSettings, type PartUpagraha, type PartUpagrahas } from './upagraha/of-parts.ts'
export { sunUpagrahas, sunUpagrahasOf, type SunUpagraha } from './upagraha/of-sun.ts'
export { factsOf, settingFacts } from './chart/facts.ts'
export { avasthaFacts, type Avasthas } from './avastha/facts.ts'
export { dignityFacts, relationFacts, vimshopakaFacts } from './dignity/facts.ts'
export { functionalFacts } from './functional/facts.ts'
export { natureFacts } from './nature/facts.ts'
export { bhavaFacts, houseFacts, motionFacts, nodeFacts, placementFacts, warFacts } from './placement/facts.ts'
export { vargaFacts } from './varga/facts.ts'
export { yogaGroundOf, type YogaCircumstances } from './yoga/read-ground.ts'
export { yogasOf, type Weakness, type Yoga } from './yoga/yogas.ts'
export { yogaFacts } from './yoga/facts.ts'
export type { Sex, YogaGround } from './yoga/ground.ts'
export { yogaIds } from './yoga/yogas.ts'
export { bhavaBalaOf, equalMiddles, type BhavaBala, type BhavaGround, type TimeOfDay } from './strength/bhava-bala.ts'
export { strengthFacts } from './strength/facts.ts'
export type { KalaBala, KalaTime, Third } from './strength/kala.ts'
export { meanLongitude, meanSun, type MeanGround } from './strength/mean-motion.ts'
export { requiredOf, shadbalaOf, sufficiencyOf, type Shadbala, type ShadbalaGround } from './strength/shadbala.ts'
export { apparentSolarHours } from './strength/solar-time.ts'
export type { SthanaBala } from './strength/sthana.ts'
export { kalaTimeOf, strengthsOf, type StrengthAnchors, type Strengths } from './strength/strengths.ts'
export { calendarLords, timeLordsOf, type TimeLords } from './strength/time-lords.ts'
export { dashaPartition, dashaSpread, type Between, type SpreadPeriod } from './window/dashas.ts'
export { openDeclaredWindow, type DeclaredWindow, type WindowInput } from './window/declared-window.ts'
export { windowFacts } from './window/facts.ts'
export type { Terms } from './window/fits.ts'
export { sharesOf, stableExceptEdges, valueIn, type Bounds, type Interval, type Partition, type Share } from './window/partition.ts'
export { windowPlacements, type PlacementName } from './window/placements.ts'
export type { SpecialLayers } from './window/special.ts'
export type { Range, ShadbalaRange } from './window/strengths.ts'
export type { SunLayers } from './window/time.ts'
export type { Edges, Piece, Track } from './window/track.ts'
export { windowPartition, type DashaOnDate, type WindowPartition, type WindowQuestion } from './window/window-partition.ts'
export type { WindowYoga } from './window/yogas.ts'
