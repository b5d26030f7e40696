/** Shows what the portal pushes, and opens it when it is pressed. It stores nothing, and sees no request of a page. */
import type { PushMessage } from '#contract/push.ts'

type Lasting = { readonly waitUntil: (work: Promise<unknown>) => void }
type OpenPage = { readonly url: string; readonly focus: () => Promise<unknown> }
type Pages = {
  readonly matchAll: (query: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
  readonly openWindow: (url: string) => Promise<unknown>
}

declare global {
  /** What a service worker has besides: TypeScript's library of the page does not know it. */
  var clients: Pages
  var registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  var skipWaiting: () => Promise<void>
  interface WindowEventMap {
    install: Event & Lasting
    push: Event & Lasting & { readonly data: { readonly json: () => unknown } | null }
    notificationclick: Event & Lasting & { readonly notification: Notification }
  }
}

const isMessage = (found: unknown): found is PushMessage =>
  found instanceof Object &&
  'title' in found &&
  typeof found.title === 'string' &&
  'path' in found &&
  typeof found.path === 'string'

globalThis.addEventListener('install', (event) => event.waitUntil(globalThis.skipWaiting()))

globalThis.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (!isMessage(message)) return
  const { title, path } = message
  event.waitUntil(globalThis.registration.showNotification(title, { data: path, tag: path }))
})

globalThis.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

/** Focuses the page that shows this already; a page with another one stays as the person left it. */
async function open(path: string) {
  const { href, origin } = new URL(path, globalThis.location.origin)
  if (origin !== globalThis.location.origin) return
  const pages = await globalThis.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === href)
  await (page ? page.focus() : globalThis.clients.openWindow(href))
}
