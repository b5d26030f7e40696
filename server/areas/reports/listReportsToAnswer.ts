import type { reportRoutes } from '#contract/reports/reports.ts'
import type { RouteAnswer } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { countFurtherEmergencies, findEmergencies, findOverdue } from './reportsToAnswer.store.ts'

/** New emergencies and overdue promises in all places where the person answers reports. */
export async function listReportsToAnswer({
  db,
  actor,
  now,
  offer,
}: SignedInCtx): Promise<RouteAnswer<typeof reportRoutes.toAnswer>> {
  const caller = { userId: actor.userId, offer: offer.code, today: civilDay(now(), offer.timeZone) }
  const [emergencies, furtherEmergencies, overdue] = await Promise.all([
    findEmergencies(db, caller),
    countFurtherEmergencies(db, caller),
    findOverdue(db, caller),
  ])
  return {
    emergencies: emergencies.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    furtherEmergencies,
    overdue: overdue.map(({ id, title, promisedOn, ...place }) => ({ ...place, first: { id, title, promisedOn } })),
  }
}
