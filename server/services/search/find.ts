import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { searchKinds, type searchRoutes } from '#contract/search.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { toCents, toPrefixQuery } from './searchQuery.ts'
import type { SearchSources } from './searchSource.ts'

type Find = typeof searchRoutes.find

/** Everything visible to the person whose words begin with the typed words, by kind, the best hits first. */
export const find =
  (sources: readonly SearchSources[]) =>
  async (
    { actor, db, locale, now, offer }: SignedInCtx,
    { query: { text } }: RouteOutput<Find>,
  ): Promise<RouteAnswer<Find>> => {
    const query = toPrefixQuery(text)
    if (query === null) return { hits: [] }
    const call = {
      userId: actor.userId,
      offer: offer.code,
      locale,
      isImpersonated: actor.impersonatorId !== null,
      text,
      query,
      cents: toCents(text),
      today: civilDay(now(), offer.timeZone),
    }
    const inOrder = searchKinds.flatMap((kind) => sources.flatMap(({ [kind]: source }) => source ?? []))
    const found = await Promise.all(inOrder.map((source) => source(db, call)))
    return { hits: found.flat() }
  }
