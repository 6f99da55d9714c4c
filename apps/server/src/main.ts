import { startServer } from './serve.ts'
import { templateFolder } from './store/template.ts'

const template = templateFolder()
const server = await startServer(template === undefined ? {} : { template })
process.stdout.write(`${server.address}\n`)

const stop = (): void => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
