import type { ErrorCode } from '@hefu/wire'

const full: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT', 'store-full'])
/** SQLSTATE classes of a connection that is gone, of resources that are spent and of a server that stops; what the network says; stores of ours. */
const trouble = /^(?:08|53|57|58)[\dA-Z]{3}$|^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|IO$|ROFS)|^CONNECT|^store-/u
const deepest = 5

/** What an error that nobody expected comes down to, by the codes that it and its causes carry. */
export function refusalOfThrown(error: unknown): Extract<ErrorCode, 'storage-full' | 'storage-trouble' | 'internal'> {
  let cause = error
  for (let depth = 0; depth < deepest && cause instanceof Error; depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (full.has(code)) return 'storage-full'
    if (trouble.test(code)) return 'storage-trouble'
    cause = cause.cause
  }
  return 'internal'
}
