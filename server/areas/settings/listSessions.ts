import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { settingsRoutes } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { listOpenSessions } from '#server/services/access/openSessions.store.ts'

type List = typeof settingsRoutes.sessions

/** The open sessions of the person on all sites. */
export async function listSessions(
  { db, actor, now }: SignedInCtx,
  { query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const { sessions, meta } = await listOpenSessions(db, { userId: actor.userId, now: now() }, query)
  const rows = sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }))
  return listAnswer(rows, { sessions: byId(rows) }, meta)
}
