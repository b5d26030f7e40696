import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import type { Offer } from '#offers/offer.schema.ts'

const OfferContext = createContext<Offer | null>(null)

/** The brand of everything inside. Its colours are in the page's CSS variables, which the layout props name. */
export const OfferProvider = ({ offer, children }: { offer: Offer; children: ReactNode }) => (
  <OfferContext value={offer}>{children}</OfferContext>
)

export function useOffer(): Offer {
  const offer = use(OfferContext)
  if (!offer) throw new Error('no <OfferProvider>')
  return offer
}
