import { z } from 'zod'
import { fromWire } from '#contract/case.ts'
import type { Route, RouteAnswer } from '#contract/route.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { liveEvents } from '#server/services/live/live.tables.ts'
import { refusalOf } from './accountCalls.ts'
import { requestRoute } from './requestRoute.ts'
import type { TestServer } from './testServer.ts'

type Asked = NonNullable<Parameters<typeof requestRoute>[2]>

/** The answer of a call that succeeds, read by the schema of its route. */
export async function answerOf<R extends Route>(server: TestServer, route: R, asked: Asked): Promise<RouteAnswer<R>> {
  const answer = await requestRoute(server.app, route, asked)
  if (!answer.ok) throw new Error(`${route.path} answered ${JSON.stringify(await refusalOf(answer))}`)
  // The schema of this very route has checked it; TypeScript cannot follow a generic that far.
  const checked = z.custom<RouteAnswer<R>>(() => true)
  return checked.parse(route.answer.parse(fromWire(await answer.json())))
}

/** What a call leaves behind: its entries in the audit, and what open pages are told. */
export async function tracesOf({ platform: { db } }: TestServer, act: () => Promise<unknown>) {
  const audited = async () => db.select().from(auditEntries)
  const told = async () => db.select().from(liveEvents)
  const before = new Set([...(await audited()), ...(await told())].map(({ id }) => id))
  await act()
  const entries = (await audited()).filter(({ id }) => !before.has(id))
  const events = (await told()).filter(({ id }) => !before.has(id))
  return {
    entries,
    actions: entries.map(({ action }) => action),
    events: events.map(({ topic, userId, placeId }) => ({ topic, userId, placeId })),
  }
}
