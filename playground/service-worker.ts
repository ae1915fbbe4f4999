// Keeps the files of the page, so that it opens with the network off. The build puts in their names, and a version made of them.
declare const pageFiles: readonly string[]
declare const pageVersion: string

/** What the page needs of the globals of a service worker, which the types of pages lack. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: {waitUntil(done: Promise<unknown>): void}) => void): void
  addEventListener(type: 'fetch', listener: (event: {readonly request: Request; respondWith(response: Promise<Response>): void}) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {claim(): Promise<void>}
}

const scope = globalThis as unknown as Scope
// The name says which folder the page is in: a host may have several, and they share one store.
const prefix = `mojilint ${new URL('.', location.href).pathname} `
const cacheName = prefix + pageVersion

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(pageFiles.map((file) => new Request(file, {cache: 'reload'})))).then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeOld().then(() => scope.clients.claim()))
})

scope.addEventListener('fetch', (event) => {
  // The fragment never gets here, so a shared link is the page.
  if (event.request.method === 'GET') event.respondWith(answer(event.request))
})

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(request, {ignoreSearch: true})) ?? fetch(request)
}

async function removeOld(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
}
