import { screenOf } from '#contract/addresses.ts'
import type { PageRequest } from './serviceWorker.ts'
import { siteCaches } from './siteCaches.ts'

/** Every screen is the same page; this address needs no session. */
const shellPath = '/connexion'
/** Milliseconds that a page waits for a network that does not answer. */
const patience = 4_000

/**
 * Opens the page without a network. `files` are those of the build, by names that contain the hash of their content; the last of
 * them is named after all of them, so another build has another cache.
 */
export function frameWorker(files: readonly string[]) {
  const cacheName = `${siteCaches.frame}${files.at(-1) ?? ''}`

  /** Caches all files or none: a failed installation is retried, and the previous worker continues meanwhile. */
  async function install() {
    const shell = await fetch(shellPath, { cache: 'no-store' })
    if (!shell.ok) throw new Error(`the page answered ${shell.status}`)
    const html = await shell.text()
    const named = new Set(html.match(/\/(?:assets|brand)\/[\w./-]+\.\w+/g))
    const scripts = [...named].filter((path) => path.endsWith('.js'))
    if (!scripts.every((path) => files.includes(path))) throw new Error('the page belongs to another build')
    const cache = await caches.open(cacheName)
    // One by one, so that the open page keeps the network and the processor.
    for (const path of new Set([...files, ...named])) await keep(cache, path)
    await cache.put(shellPath, asKept(shell, html))
  }

  async function activate() {
    await globalThis.registration.navigationPreload.enable()
    const names = await caches.keys()
    const older = names.filter((name) => name.startsWith(siteCaches.frame) && name !== cacheName)
    await Promise.all(older.map((name) => caches.delete(name)))
    // The page of a first visit opened without the worker: what it loads later comes from the cache too.
    await globalThis.clients.claim()
  }

  /** Calls, people's files and everything else bypass the worker: the browser requests them as usual. */
  function answer(event: PageRequest) {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== globalThis.location.origin) return
    if (request.mode === 'navigate') {
      const screen = screenOf(pathname)
      if (screen !== null && screen !== 'embeddedLogin') event.respondWith(openPage(event))
    } else if (pathname.startsWith('/assets/')) {
      event.respondWith(openFile(request))
    } else if (pathname.startsWith('/brand/')) {
      event.respondWith(openDrawing(request))
    }
  }

  const openFile = async (request: Request) => (await match(request)) ?? fetch(request)
  /** Its name contains no hash. */
  const openDrawing = async (request: Request) => freshOr(await match(request), fetch(request))

  /** Network first, so that a page and its files come from one build; the cached page is for times without a network. */
  async function openPage({ request, preloadResponse }: PageRequest): Promise<Response> {
    const shell = await match(shellPath)
    const fresh = preloadResponse.then((response) => response ?? fetch(request))
    return freshOr(shell, fresh)
  }

  async function match(request: Request | string) {
    const cache = await caches.open(cacheName)
    return cache.match(request, { ignoreVary: true })
  }

  return { install, activate, answer }
}

/** What the network answers, unless it fails or makes the person wait. */
function freshOr(kept: Response | undefined, fresh: Promise<Response>): Promise<Response> {
  if (!kept) return fresh
  const { promise: late, resolve } = Promise.withResolvers<Response>()
  setTimeout(() => resolve(kept), patience)
  return Promise.race([fresh, late]).catch(() => kept)
}

/** A file with a hash in its name is the same in the cache of an earlier build, and in the browser's own. */
async function keep(cache: Cache, path: string) {
  const isHashed = path.startsWith('/assets/')
  const known = isHashed ? await caches.match(path, { ignoreVary: true }) : undefined
  const found = known ?? (await fetch(path))
  if (!found.ok) throw new Error(`${path} answered ${found.status}`)
  await cache.put(path, found)
}

/** The page without headers that only concern its transfer, and with a mark of its origin. */
function asKept({ headers }: Response, html: string) {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  return new Response(html.replace('<html ', '<html data-kept '), { headers: kept })
}
