import { startServer } from './serve.ts'

const server = await startServer()
process.stdout.write(`${server.address}\n`)

const stop = (): void => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
