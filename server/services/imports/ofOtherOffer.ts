import type { OfferCode } from '#contract/offers.ts'
import type { Fault, ImportScope } from './importFile.ts'

/** A folder is for one offer: a row of another one would be seen on the wrong site. */
export const ofOtherOffer = (row: { readonly offer: OfferCode }, { offer }: ImportScope): Omit<Fault, 'line'> | null =>
  row.offer === offer.code ? null : { column: 'offer', reason: 'otherOffer', detail: row.offer }
