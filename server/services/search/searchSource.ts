import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import type { SearchHit } from '#contract/search.ts'
import type { Queryable } from '#server/platform/database.ts'

type SearchCall = {
  readonly userId: string
  readonly offer: OfferCode
  /** The language of the hits. */
  readonly locale: LocaleCode
  /** Whether an administrator acts in the name of the person. */
  readonly isImpersonated: boolean
  /** As it was typed. */
  readonly text: string
  /** A text search query from `toPrefixQuery`. */
  readonly query: string
  /** The typed text as an amount; `null` when it is not one. */
  readonly cents: number | null
  /** The date in the time zone of the places. */
  readonly today: string
}

/** Maximum number of hits of each kind. */
export const hitsPerKind = 8

/** Finds one kind of thing: only what the caller may see, the best first, at most `hitsPerKind`. */
export type SearchSource = (db: Queryable, call: SearchCall) => Promise<readonly SearchHit[]>

/** The search source of one area or service. */
export type SearchSources = { readonly [Kind in SearchHit['kind']]?: SearchSource }
