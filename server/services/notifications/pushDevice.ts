import type { PushDevice, PushSubscriptionData } from '#contract/push.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import * as store from '#server/services/access/pushSubscriptions.store.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { pushTest } from './notificationPushes.ts'

/** Whether this device, or another one of the person, receives push notifications. */
export async function readDevice({ db, push, actor, offer, now }: SignedInCtx): Promise<PushDevice> {
  if (push === null) return { publicKey: null, isSubscribed: false, isAnotherSubscribed: false }
  const { userId, sessionId } = actor
  return {
    publicKey: push.publicKey,
    isSubscribed: (await store.findOfSession(db, sessionId)) !== null,
    isAnotherSubscribed: await store.hasOtherDevice(db, { userId, sessionId, offer: offer.code, now: now() }),
  }
}

/** Subscribes the device of the session. A previous subscriber in this browser receives nothing more there. */
export const subscribe = (
  ctx: SignedInCtx,
  { subscription: { endpoint, keys } }: { subscription: PushSubscriptionData },
): Promise<void> => {
  const { push, actor, offer, now } = ctx
  if (push === null) throw new Problem('not_found', 'this installation sends no push notifications')
  if (!push.isAllowed(endpoint)) {
    const fields = [{ field: 'subscription.endpoint', code: 'invalid' as const }]
    throw new Problem('invalid_value', 'no push service that we know', { fields })
  }
  const { userId, sessionId } = actor
  return change(ctx, async (tx) => {
    await store.writeSubscription(tx, { userId, sessionId, offer: offer.code, endpoint, ...keys, createdAt: now() })
    return { audited: [{ action: 'notifications.subscribe', subjectId: sessionId }], live: [] }
  })
}

export const unsubscribe = (ctx: SignedInCtx): Promise<void> =>
  change(ctx, async (tx) => {
    const { sessionId } = ctx.actor
    if (!(await store.deleteOfSession(tx, sessionId))) return unchanged
    return { audited: [{ action: 'notifications.unsubscribe', subjectId: sessionId }], live: [] }
  })

/** Sends a test notification to this device, through the same queue as all others. */
export async function testDevice({ db, jobs, limits, actor, offer, locale }: SignedInCtx): Promise<void> {
  await limits.take('pushTest', actor.userId)
  const device = await store.findOfSession(db, actor.sessionId)
  if (!device) throw new Problem('not_found', 'this device has no subscription')
  await jobs.add(db, pushTest.of({ subscriptionId: device.id, offer: offer.code, locale }))
}
