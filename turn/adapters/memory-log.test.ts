import { logSuite } from '../testing/log-suite.ts'
import { memoryLog } from './memory-log.ts'

logSuite('the log in memory', async (tables) => {
  const log = memoryLog(tables)
  return { log, again: async () => log }
})
