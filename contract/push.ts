import * as z from 'zod/mini'
import { route } from './route.ts'
import { url } from './urls.ts'

/** 65 bytes and 16 bytes in base64url: the keys by which only the browser can read a message (RFC 8291). */
const publicKey = z.string().check(z.regex(/^[\w-]{87}=?$/))
const secret = z.string().check(z.regex(/^[\w-]{22}(?:==)?$/))

export const pushSubscription = z.strictObject({
  /** The address at which the browser's push service accepts messages for it. */
  endpoint: url.check(z.maxLength(1_000)),
  keys: z.strictObject({ p256dh: publicKey, auth: secret }),
})
export type PushSubscriptionData = z.output<typeof pushSubscription>

const device = z.object({
  /** The key that browsers subscribe with; `null` = this installation sends no push notifications. */
  publicKey: z.nullable(z.string()),
  /** Whether the device of this session receives them. */
  isSubscribed: z.boolean(),
  /** Whether another device of the person receives them on this site. */
  isAnotherSubscribed: z.boolean(),
})
export type PushDevice = z.output<typeof device>

/** The content of a push notification; nothing else leaves the portal this way. */
export const pushMessage = z.object({
  title: z.string(),
  /** An address of the portal. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
})
export type PushMessage = z.output<typeof pushMessage>

const path = '/v1/users/me/push_subscription'

/** Push notifications on the device of the session: they end with it. */
export const pushRoutes = {
  read: route({
    method: 'get',
    path,
    access: 'person',
    summary: 'Whether this device receives push notifications, and the key to subscribe with',
    status: 200,
    answer: device,
    refusals: [],
  }),
  subscribe: route({
    method: 'put',
    path,
    access: 'person',
    summary: 'Sends push notifications to this device until the session ends, instead of anybody else’s',
    body: z.strictObject({ subscription: pushSubscription }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
  unsubscribe: route({
    method: 'delete',
    path,
    access: 'person',
    summary: 'Sends no more push notifications to this device',
    status: 204,
    answer: z.undefined(),
    refusals: [],
  }),
  test: route({
    method: 'post',
    path: '/v1/users/me/push_subscription/test',
    access: 'person',
    summary: 'Sends this device one push notification',
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
}
