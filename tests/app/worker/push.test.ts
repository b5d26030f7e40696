import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const shown: unknown[] = []
const opened: string[] = []
const focused: string[] = []
let pages: readonly string[] = []

beforeEach(async () => {
  vi.stubGlobal('skipWaiting', async () => {})
  vi.stubGlobal('registration', { showNotification: async (...args: unknown[]) => void shown.push(args) })
  vi.stubGlobal('clients', {
    matchAll: async () => pages.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url: string) => void opened.push(url),
  })
  for (const list of [shown, opened, focused]) list.length = 0
  await import('#src/app/worker/push.ts')
})
afterEach(() => vi.unstubAllGlobals())

/** Sends the worker an event, and waits for the work that it asks the browser to wait for. */
async function send(type: string, more: object) {
  const work: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  globalThis.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...more }))
  await Promise.all(work)
}
const push = (message: unknown) => send('push', { data: { json: () => message } })
const press = (path: string) => send('notificationclick', { notification: { data: path, close: () => {} } })

it('shows a title, and keeps the address for the press', async () => {
  await push({ title: 'Signalement', path: '/signalements' })
  expect(shown).toEqual([['Signalement', { data: '/signalements', tag: '/signalements' }]])
  await push({ text: 'something else' })
  expect(shown).toHaveLength(1)
})

it('focuses the page that shows the address, and opens another one otherwise', async () => {
  const { origin } = globalThis.location
  pages = [`${origin}/`, `${origin}/signalements`]
  await press('/signalements')
  await press('/activite')
  expect([focused, opened]).toEqual([[`${origin}/signalements`], [`${origin}/activite`]])
})

it('opens no page of another site', async () => {
  await press('https://evil.example/')
  await press('//evil.example/')
  expect(opened).toEqual([])
})
