import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SearchHit, searchRoutes } from '#contract/search.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findDecisions } from './decisions.source.ts'
import { findPeople } from './people.source.ts'
import { findPlaces } from './places.source.ts'
import { findReports } from './reports.source.ts'
import { toPrefixQuery } from './searchQuery.ts'
import type { SearchSource } from './searchSource.ts'

/**
 * The kinds of things that can be found. An area with a kind of its own adds its source here; each source checks
 * visibility.
 */
const sources: Record<SearchHit['kind'], SearchSource> = {
  place: findPlaces,
  person: findPeople,
  report: findReports,
  decision: findDecisions,
}

type Find = typeof searchRoutes.find

/** Everything the person may see whose words begin with the typed words, kind by kind, the best first. */
export async function find(
  { actor, db, offer }: SignedInCtx,
  { query: { text } }: RouteOutput<Find>,
): Promise<RouteAnswer<Find>> {
  const query = toPrefixQuery(text)
  if (query === null) return { hits: [] }
  const call = { userId: actor.userId, offer: offer.code, query }
  const found = await Promise.all(Object.values(sources).map((source) => source(db, call)))
  return { hits: found.flat() }
}
