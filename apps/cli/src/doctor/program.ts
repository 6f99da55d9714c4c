import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Env, gitCommit, templateFolder } from '@hefu/server'
import manifest from '../../package.json' with { type: 'json' }
import type { Found, Listener } from '../operate/port.ts'
import type { Finding } from './finding.ts'

/** The oldest Node that Hefu runs on. */
const oldestNode = 24

/** What is installed: versions, and what has to be built. */
export function programFindings({ commit, page }: Env): readonly Finding[] {
  const from = commit ?? gitCommit(resolve(import.meta.dirname, '../../../..'))
  const node = process.versions.node
  const isBuilt = existsSync(join(page, 'index.html'))
  return [
    { item: 'program', data: [manifest.version], ok: true },
    { item: 'commit', ...(from === 'unknown' ? { words: ['unknown'] } : { data: [from.slice(0, 12)] }), ok: true },
    { item: 'node', data: [node, `${process.platform}-${process.arch}`], ...unless(Number(node.split('.')[0]) >= oldestNode, 'node') },
    { item: 'page', words: [isBuilt ? 'built' : 'missing'], ...unless(isBuilt, 'build') },
    templateFolder() === undefined
      ? { item: 'template', words: ['missing'], ok: true, advice: 'build-faster' }
      : { item: 'template', words: ['built'], ok: true },
  ]
}

/** Who is at the port. */
export function portFinding(found: Found, { port }: Listener): Finding {
  if (found.who === 'nobody') return { item: 'port', words: ['free'], data: [port], ok: true }
  if (found.who === 'somebody') return { item: 'port', words: ['somebody'], data: [port], ok: false, advice: 'port' }
  if (found.who === 'refused') return { item: 'port', words: ['refused'], data: [port, found.code], ok: false, advice: 'port' }
  const { version, deployment, database } = found.health
  return { item: 'port', words: ['hefu'], data: [found.address, version, deployment.gitCommit.slice(0, 12), database], ok: true }
}

/** All well, or attention with advice. */
export function unless<A extends Finding['advice']>(isOk: boolean, advice: A): { readonly ok: true } | { readonly ok: false; readonly advice: A } {
  return isOk ? { ok: true } : { ok: false, advice }
}
