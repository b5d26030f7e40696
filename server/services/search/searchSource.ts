import type { OfferCode } from '#contract/offers.ts'
import type { SearchHit } from '#contract/search.ts'
import type { Queryable } from '#server/platform/database.ts'

/** The person, the site, and a text search query from `toPrefixQuery`. */
type SearchCall = { readonly userId: string; readonly offer: OfferCode; readonly query: string }

/** Maximum number of hits of each kind. */
export const hitsPerKind = 8

/** Finds one kind of thing: only what the person asking may see, the best first, at most `hitsPerKind`. */
export type SearchSource = (db: Queryable, call: SearchCall) => Promise<readonly SearchHit[]>

/** What one area or service lets people find. */
export type SearchSources = { readonly [Kind in SearchHit['kind']]?: SearchSource }
