import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { searchKinds, type searchRoutes } from '#contract/search.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { toPrefixQuery } from './searchQuery.ts'
import type { SearchSources } from './searchSource.ts'

type Find = typeof searchRoutes.find

/** Everything visible to the person whose words begin with the typed words, by kind, the best hits first. */
export const find =
  (sources: readonly SearchSources[]) =>
  async ({ actor, db, offer }: SignedInCtx, { query: { text } }: RouteOutput<Find>): Promise<RouteAnswer<Find>> => {
    const query = toPrefixQuery(text)
    if (query === null) return { hits: [] }
    const call = { userId: actor.userId, offer: offer.code, query }
    const inOrder = searchKinds.flatMap((kind) => sources.flatMap(({ [kind]: source }) => source ?? []))
    const found = await Promise.all(inOrder.map((source) => source(db, call)))
    return { hits: found.flat() }
  }
