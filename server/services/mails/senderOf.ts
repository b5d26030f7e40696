import type { Offer } from '#offers/offer.schema.ts'

/** Mails come from the support of the brand, so that an answer reaches somebody. */
export const senderOf = ({ brandName, support }: Offer) => `"${brandName}" <${support.email}>`
