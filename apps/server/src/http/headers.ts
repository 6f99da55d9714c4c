import type { MiddlewareHandler } from 'hono'
import type { Vars } from './room.ts'

/** What the page may load: its own files only. Styles may stand on elements, because the dialogs of the page measure themselves. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Puts the headers on every answer that keep browsers from doing with it what it is not for. Answers that name no rule of their own are not kept. */
export const secureHeaders: MiddlewareHandler<Vars> = async (request, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) request.header(name, value)
  request.header('x-request-id', request.get('id'))
  if (request.res.headers.get('cache-control') === null) request.header('cache-control', 'no-store')
}
