import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './server.ts'

/** A PostgreSQL to work on: one that was named, or a throw-away cluster of this machine's own programs. */
export interface Postgres {
  readonly url: string
  readonly version: string
  readonly stop: () => void
}

/** Starts a throw-away cluster with fsync on, or takes the one that HEFU_TEST_POSTGRES_URL names; undefined where neither is to be had. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const named = process.env['HEFU_TEST_POSTGRES_URL']
  if (named !== undefined) return { url: named, version: 'as named', stop: () => undefined }
  const programs = newestPrograms()
  if (programs === undefined) return undefined
  const scratch = mkdtempSync(join(tmpdir(), 'hefu-postgres-'))
  const run = as(owner(scratch))
  const port = await freePort()
  const cluster = join(scratch, 'cluster')
  run(join(programs, 'initdb'), ['-D', cluster, '-U', 'hefu', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${scratch}`
  run(join(programs, 'pg_ctl'), ['-D', cluster, '-l', join(scratch, 'server.log'), '-w', '-o', settings, 'start'])
  return {
    url: `postgres://hefu@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    stop: () => {
      run(join(programs, 'pg_ctl'), ['-D', cluster, '-m', 'immediate', '-w', 'stop'])
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

function newestPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  try {
    const [newest] = readdirSync(root).toSorted((a, b) => Number(b) - Number(a))
    return newest === undefined ? undefined : join(root, newest, 'bin')
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses to run as root; the Debian package brings a user of its own. The scratch folder becomes his. */
function owner(scratch: string): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
  chownSync(scratch, uid ?? 0, gid ?? 0)
  chmodSync(scratch, 0o755)
  return 'postgres'
}

function as(user: string | undefined): (program: string, args: readonly string[]) => void {
  return (program, args) => {
    const [command, ...rest] = user === undefined ? [program, ...args] : ['runuser', '-u', user, '--', program, ...args]
    if (command !== undefined) execFileSync(command, rest, { stdio: 'ignore', cwd: '/' })
  }
}
