/** Put before this file by the build: what the page is made of, and the name of this making. */
declare const precache: { readonly version: string; readonly files: readonly string[] }
declare const self: ServiceWorkerGlobalScope

const shelf = `hefu-${precache.version}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.addAll(precache.files))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (precache.files.includes(url.pathname)) event.respondWith(kept(request))
})

/** The page comes from the network while there is one, so that a new version shows at once; else the kept one opens. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/', { cacheName: shelf })) ?? Response.error()
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: shelf })) ?? fetch(request)
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('hefu-') && name !== shelf).map((name) => caches.delete(name)))
}

export {}
