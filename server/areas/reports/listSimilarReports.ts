import type { reportRoutes } from '#contract/reports/reports.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { listSimilar } from './similarReports.store.ts'
import { similarWords } from './similarWords.ts'

type Similar = typeof reportRoutes.similar

const most = 3

/** Unresolved reports in similar words, the closest first. */
export async function listSimilarReports(
  { db, actor, now, offer }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<Similar>,
): Promise<RouteAnswer<Similar>> {
  const scope = { userId: actor.userId, placeId, today: civilDay(now(), offer.timeZone) }
  const wanted = { words: similarWords(query.text), locales: offer.locales, category: query.byCategory }
  const reports = await listSimilar(db, scope, wanted, most)
  return listAnswer(reports, { reports: byId(reports) }, { total: reports.length, perPage: most, page: 1 })
}
