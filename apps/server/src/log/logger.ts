import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/** How much is told, from everything to nothing. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** One of `logLevels`. */
export type LogLevel = (typeof logLevels)[number]

/** The server's log: one JSON object a line. Nothing that a person wrote, no key and no birth data may be handed to it. */
export function makeLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
  return destination === undefined ? pino(options) : pino(options, destination)
}
