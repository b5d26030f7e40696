import type { notificationRoutes } from '#contract/notifications.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { rolesIn } from '../places/rolesIn.ts'
import type { SignedInCtx } from '../platform/context.ts'
import { byId, listAnswer } from '../platform/listAnswer.ts'
import { Problem } from '../platform/problem.ts'
import * as store from './notifications.store.ts'

type List = typeof notificationRoutes.list

/** The notifications of the person signed in, the latest first. */
export async function listNotifications(ctx: SignedInCtx, { query }: RouteOutput<List>): Promise<RouteAnswer<List>> {
  const { db, actor, offer } = ctx
  if (query.place !== undefined && (await rolesIn(ctx, actor, query.place)).length === 0) {
    throw new Problem('not_found', 'no such place for this person')
  }
  const reader = { userId: actor.userId, offer: offer.code }
  const { notifications, meta } = await store.listNotifications(db, reader, query, query)
  return listAnswer(notifications, { notifications: byId(notifications) }, meta)
}
