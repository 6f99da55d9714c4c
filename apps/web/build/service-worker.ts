import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const worker = join(import.meta.dirname, '../worker/worker.ts')
const publicFolder = join(import.meta.dirname, '../public')

/** Writes `sw.js`: the worker's source with the list of everything that the build made, and a name for this list. */
export function serviceWorker(): Plugin {
  return {
    name: 'hefu-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const made = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      const kept = readdirSync(publicFolder)
      const files = [...made, ...kept].map((file) => `/${file}`).toSorted()
      const page = bundle['index.html']
      const contents = page?.type === 'asset' ? page.source : ''
      const version = createHash('sha256').update(files.join('\n')).update(contents).digest('hex').slice(0, 12)
      const head = `const precache = ${JSON.stringify({ version, files: ['/', ...files] })}\n`
      const { code } = await transformWithOxc(readFileSync(worker, 'utf8'), worker, { sourcemap: false })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code.replace(/^export \{\s*\};?$/m, '') })
    },
  }
}
