import { defaultOfferCode, fallbackOfferCode, type OfferCode, offerCode } from '#contract/offers.ts'
import { dir } from './dir.ts'
import { eco } from './eco.ts'
import { ese } from './ese.ts'
import { neuf } from './neuf.ts'
import { type Offer, offerSchema } from './offer.schema.ts'
import { vqc } from './vqc.ts'
import { vsy } from './vsy.ts'

/** Validated once, when the module loads: a wrong colour or address stops the start instead of breaking a screen. */
export const offers: Readonly<Record<OfferCode, Offer>> = {
  ESE: offerSchema.parse(ese),
  VSY: offerSchema.parse(vsy),
  DIR: offerSchema.parse(dir),
  ECO: offerSchema.parse(eco),
  NEUF: offerSchema.parse(neuf),
  VQC: offerSchema.parse(vqc),
}

/**
 * The offer for a host's first label: `vsy` is VSY, no label is the default, an unknown label is new-build. The
 * caller decides whether a host has an offer label at all.
 */
export function offerOfLabel(label: string | null): Offer {
  if (label === null) return offers[defaultOfferCode]
  const known = offerCode.safeParse(label.toUpperCase())
  return offers[known.success ? known.data : fallbackOfferCode]
}
