export { errorCodes, type ErrorBody, type ErrorCode } from './error.ts'
export type { Erased, Export, Health, Settings } from './operation.ts'
export { exportFormats, mostBirths } from './person.ts'
export type {
  ExportFormat,
  FilePreview,
  FileToRead,
  NewPerson,
  PeopleAdded,
  PeopleToAdd,
  Person,
  PersonChange,
  PersonErased,
  PersonPage,
  PlaceHit,
  PlacesFound,
  ZoneFound,
  ZoneNear,
} from './person.ts'
export {
  probes,
  providerKinds,
  writerTroubles,
  type NewProvider,
  type ProbeId,
  type ProbeReport,
  type Provider,
  type ProviderKind,
  type Writer,
  type WriterChoice,
  type WriterTrouble,
} from './provider.ts'
export { longestOutcome, longestQuestion, longestSearch, longestTitle } from './session.ts'
export type {
  CitedFact,
  KeptFollowUp,
  KeptReading,
  NewCast,
  NewSession,
  NewTurn,
  Report,
  SafetyStop,
  SessionChange,
  SessionPage,
  SessionRow,
} from './session.ts'
export type { SessionState, SessionWhole, TurnKind, TurnOpened, TurnSummary, WrittenBy } from './session.ts'
export type { Receipt } from '@hefu/turn/host'
