import type { PushMessage } from '#contract/push.ts'
import type {} from './serviceWorker.ts'

/** Shows push messages, and opens their address when pressed. It stores nothing. */

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

/** Focuses a page that already shows the address; pages with another address stay as they are. */
async function open(path: string) {
  const { href, origin } = new URL(path, globalThis.location.origin)
  if (origin !== globalThis.location.origin) return
  const pages = await globalThis.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === href)
  await (page ? page.focus() : globalThis.clients.openWindow(href))
}
