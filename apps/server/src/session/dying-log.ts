import type { Log } from '@hefu/turn/host'

/** A log that ends its process by `kill -9` as soon as an event at place `seq` of any turn is stored, before anything else can happen; for tests of what a crash leaves. */
export function dyingLog(log: Log, seq: number): Log {
  const die = (): void => void process.kill(process.pid, 'SIGKILL')
  return {
    ...log,
    open: async (opening) => {
      const opened = await log.open(opening)
      if (seq === 1 && opened.kind === 'opened') die()
      return opened
    },
    append: async (entry) => {
      await log.append(entry)
      if (entry.after < seq && entry.after + entry.events.length >= seq) die()
    },
  }
}
