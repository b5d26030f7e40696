import type { Offer } from '#offers/offer.schema.ts'

/** Mails come from the brand's support address, so that replies reach somebody. */
export const senderOf = ({ brandName, support }: Offer) => `"${brandName}" <${support.email}>`
