import type { CallsOf } from './routeCall.ts'

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
}

export const pushCalls: CallsOf<'push'> = () => ({
  read: {},
  subscribe: { body: { subscription } },
  unsubscribe: {},
  test: {},
})
