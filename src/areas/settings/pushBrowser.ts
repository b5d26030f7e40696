import type { PushSubscriptionData } from '#contract/push.ts'
import { pushSubscription } from '#contract/push.ts'
import { registerSiteWorker } from '#src/api/siteWorker.ts'

/** The browser's part of push notifications. */
export type PushBrowser = {
  readonly isSupported: () => boolean
  /** Whether the person has forbidden notifications of this site. */
  readonly isDenied: () => boolean
  readonly isSubscribed: () => Promise<boolean>
  /** Asks the person, if nobody has yet; `null` = they refuse. */
  readonly subscribe: (publicKey: string) => Promise<PushSubscriptionData | null>
  readonly unsubscribe: () => Promise<void>
}

const current = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function end() {
  const subscription = await current()
  await subscription?.unsubscribe()
}

/** A worker can subscribe once it is active. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerSiteWorker()
  const starting = registration.installing ?? registration.waiting
  if (registration.active || !starting) return registration
  const { promise, resolve, reject } = Promise.withResolvers<ServiceWorkerRegistration>()
  starting.addEventListener('statechange', () => {
    if (starting.state === 'activated') resolve(registration)
    if (starting.state === 'redundant') reject(new Error('the worker did not start'))
  })
  return promise
}

export const pushBrowser: PushBrowser = {
  isSupported: () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  isDenied: () => Notification.permission === 'denied',
  isSubscribed: async () => (await current()) !== null,
  subscribe: async (publicKey) => {
    if ((await Notification.requestPermission()) !== 'granted') return null
    // A subscription of somebody else, or with an earlier key, ends here.
    await end()
    const { pushManager } = await activeWorker()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint, keys } = made.toJSON()
    return pushSubscription.parse({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })
  },
  unsubscribe: end,
}
