import type { notificationRoutes } from '#contract/notifications.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { rolesIn } from '#server/services/directory/rolesIn.ts'
import * as store from './notifications.store.ts'

type List = typeof notificationRoutes.list

/** The notifications of the signed-in person, the latest first. */
export async function listNotifications(ctx: SignedInCtx, { query }: RouteOutput<List>): Promise<RouteAnswer<List>> {
  const { db, actor, offer } = ctx
  if (query.place !== undefined && (await rolesIn(ctx, actor, query.place)).length === 0) {
    throw new Problem('not_found', 'no such place for this person')
  }
  const reader = { ...store.readerOf(actor), offer: offer.code }
  const { notifications, meta } = await store.listNotifications(db, reader, query, query)
  return listAnswer(notifications, { notifications: byId(notifications) }, meta)
}
