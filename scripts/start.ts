// What `npm start` runs: builds what is missing, then does what `hefu start` does with the same arguments.
import { languageOfCall } from '../apps/cli/src/language.ts'
import { operateWords } from '../apps/cli/src/operate/words.ts'
import { buildApart, isSomethingMissing } from './build.ts'

if (isSomethingMissing()) {
  process.stderr.write(`${operateWords[languageOfCall(process.argv.slice(2), process.env)].start.building}\n`)
  if (!buildApart()) process.exit(1)
}
process.argv.splice(2, 0, 'start')
await import('../apps/cli/src/main.ts')
