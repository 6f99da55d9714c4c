import { isRecord, textAt } from '../json.ts'
import type { Finding } from './finding.ts'
import type { Asking } from './record.ts'
import { unless } from './program.ts'

/** What a running server says of its record; the folder that it holds is left alone. */
export async function servedFindings(address: string, asking: Asking): Promise<readonly Finding[]> {
  const ask = askerOf(address, asking)
  const isReady = textAt(await ask('/readyz'), 'status') === 'ready'
  const running = /^hefu_turns_running (\d+)$/mu.exec(await textOf(`${address}/metrics`))?.[1]
  const providers = await ask('/api/providers')
  return [
    { item: 'database', words: ['held-by-server', ...(isReady ? (['answers'] as const) : (['unreachable'] as const))], ...unless(isReady, 'database') },
    ...(running === undefined ? [] : [{ item: 'unfinished', data: [Number(running)], ok: true } as const]),
    ...(await Promise.all((Array.isArray(providers) ? providers : []).map((provider: unknown) => providerFinding(provider, asking, ask)))),
  ]
}

type Ask = (path: string, method?: 'POST') => Promise<unknown>

async function providerFinding(provider: unknown, { probe }: Asking, ask: Ask): Promise<Finding> {
  const kept = isRecord(provider) ? provider : {}
  const of = { item: 'provider', name: textAt(kept, 'name') ?? '' } as const
  const data = [textAt(kept, 'kind') ?? '', textAt(kept, 'address') ?? '']
  if (typeof kept['agreedAt'] !== 'number') return { ...of, words: ['not-agreed'], data, ok: true }
  if (!probe) return { ...of, words: ['not-asked'], data, ok: true }
  const report = await ask(`/api/providers/${textAt(kept, 'id') ?? ''}/test`, 'POST')
  const isReached = isRecord(report) && report['reachable'] === true
  if (!isReached) return { ...of, data: [...data, textAt(report, 'trouble') ?? ''], ok: false, advice: 'provider' }
  return { ...of, words: ['answers'], data: [...data, `${String(report['ms'])} ms`, textAt(report, 'trusted') ?? ''], ok: true }
}

function askerOf(address: string, { language }: Asking): Ask {
  return async (path, method) => {
    try {
      return await (await fetch(`${address}${path}`, { headers: { 'accept-language': language }, ...(method === undefined ? {} : { method }) })).json()
    } catch {
      return undefined
    }
  }
}

async function textOf(url: string): Promise<string> {
  try {
    return await (await fetch(url)).text()
  } catch {
    return ''
  }
}
