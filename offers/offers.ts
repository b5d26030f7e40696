import { defaultOfferCode, fallbackOfferCode, type OfferCode, offerCode } from '#contract/offers.ts'
import { dir } from './dir.ts'
import { eco } from './eco.ts'
import { ese } from './ese.ts'
import { neuf } from './neuf.ts'
import { type Offer, offerSchema } from './offer.schema.ts'
import { vqc } from './vqc.ts'
import { vsy } from './vsy.ts'

/** Checked once, when the module loads: a wrong colour or address stops the start, not a screen. */
export const offers: Readonly<Record<OfferCode, Offer>> = {
  ESE: offerSchema.parse(ese),
  VSY: offerSchema.parse(vsy),
  DIR: offerSchema.parse(dir),
  ECO: offerSchema.parse(eco),
  NEUF: offerSchema.parse(neuf),
  VQC: offerSchema.parse(vqc),
}

/**
 * The offer of a host's first label: `vsy` is VSY, no label is the default, a label nobody knows is new-build.
 * Whether a host has an offer label at all is the caller's to say.
 */
export function offerOfLabel(label: string | null): Offer {
  if (label === null) return offers[defaultOfferCode]
  const known = offerCode.safeParse(label.toUpperCase())
  return offers[known.success ? known.data : fallbackOfferCode]
}
