import { z } from 'zod'
import { fromWire } from '#contract/case.ts'
import type { Route, RouteAnswer } from '#contract/route.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { liveEvents } from '#server/services/live/live.tables.ts'
import { refusalOf } from './accountCalls.ts'
import { requestRoute } from './requestRoute.ts'
import type { TestServer } from './testServer.ts'

type RouteRequest = NonNullable<Parameters<typeof requestRoute>[2]>

/** Calls a route and parses its response; a refusal fails the test. */
export async function answerOf<R extends Route>(
  server: TestServer,
  route: R,
  request: RouteRequest,
): Promise<RouteAnswer<R>> {
  const answer = await requestRoute(server.app, route, request)
  if (!answer.ok) throw new Error(`${route.path} answered ${JSON.stringify(await refusalOf(answer))}`)
  // The schema of the route has checked the value, but TypeScript cannot follow the generic.
  const checked = z.custom<RouteAnswer<R>>(() => true)
  return checked.parse(route.answer.parse(fromWire(await answer.json())))
}

/** The audit entries and live events that an act writes. */
export async function tracesOf({ platform: { db } }: TestServer, act: () => Promise<unknown>) {
  const audited = async () => db.select().from(auditEntries)
  const published = async () => db.select().from(liveEvents)
  const before = new Set([...(await audited()), ...(await published())].map(({ id }) => id))
  await act()
  const entries = (await audited()).filter(({ id }) => !before.has(id))
  const events = (await published()).filter(({ id }) => !before.has(id))
  return {
    entries,
    actions: entries.map(({ action }) => action),
    events: events.map(({ topic, userId, placeId }) => ({ topic, userId, placeId })),
  }
}
