import type { PushBrowser } from '#src/areas/settings/pushBrowser.ts'

/** A stub of the browser's push notifications, because jsdom has none; a test sets the person's answer. */
export function stubPushBrowser() {
  const device = { isSupported: true, isSubscribed: false, answer: 'granted' as 'granted' | 'denied' | 'default' }
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/this-browser',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  }
  const browser: PushBrowser = {
    isSupported: () => device.isSupported,
    isDenied: () => device.answer === 'denied',
    isSubscribed: async () => device.isSubscribed,
    subscribe: async () => {
      device.isSubscribed = device.answer === 'granted'
      return device.isSubscribed ? subscription : null
    },
    unsubscribe: async () => {
      device.isSubscribed = false
    },
  }
  return { device, browser }
}
