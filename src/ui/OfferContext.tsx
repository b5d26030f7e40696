import { ThemeProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'
import type { Offer } from '#offers/offer.schema.ts'
import { createTheme } from '#src/theme/theme.ts'

const OfferContext = createContext<Offer | null>(null)

/** The brand of everything inside: its facts through `useOffer`, its tokens through the Emotion theme. */
export function OfferProvider({ offer, children }: { offer: Offer; children: ReactNode }) {
  const theme = useMemo(() => createTheme(offer), [offer])
  return (
    <OfferContext value={offer}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </OfferContext>
  )
}

export function useOffer(): Offer {
  const offer = use(OfferContext)
  if (!offer) throw new Error('useOffer needs an <OfferProvider>')
  return offer
}
