import { type OfferCode, offerCode } from '#contract/offers.ts'
import { Problem } from './problem.ts'

const filterName = /^by(.+)Offer$/

/**
 * The offer that `by_{offer}_offer={offer}` names twice; `null` without such a filter. Refuses unknown and
 * contradictory names.
 */
export function offerOfFilter(query: Readonly<Record<string, unknown>>): OfferCode | null {
  const [name, ...others] = Object.keys(query).filter((key) => filterName.test(key))
  if (name === undefined) return null
  const value = offerCode.safeParse(query[name])
  const named = filterName.exec(name)?.[1]?.toUpperCase()
  if (value.success && value.data === named && others.length === 0) return value.data
  const fields = [{ field: 'by_offer', code: 'invalid' }] as const
  throw new Problem('invalid_value', 'the offer filter names no offer, or two', { fields })
}
