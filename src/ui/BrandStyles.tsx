import { Global } from '@emotion/react'
import { cssVariables } from '#offers/cssVariables.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { typefaceRules } from '#offers/typefaceRules.ts'

/** The colours and typefaces of a brand, where one page shows several; elsewhere the server writes them into the page. */
export const BrandStyles = ({ offer }: { offer: Offer }) => (
  <Global styles={`${typefaceRules(offer)}:root{${cssVariables(offer)}}`} />
)
