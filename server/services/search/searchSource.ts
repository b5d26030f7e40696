import type { OfferCode } from '#contract/offers.ts'
import type { SearchHit } from '#contract/search.ts'
import type { Queryable } from '#server/platform/database.ts'

/** Who asks, on which site, and for what: a text search query from `toPrefixQuery`. */
type SearchCall = { readonly userId: string; readonly offer: OfferCode; readonly query: string }

/** Hits of each kind at most. */
export const hitsPerKind = 8

/** One kind of thing that can be found: only what the person asking may see, the best first, at most `hitsPerKind`. */
export type SearchSource = (db: Queryable, call: SearchCall) => Promise<readonly SearchHit[]>
