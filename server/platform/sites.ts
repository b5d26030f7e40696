import type { OfferCode } from '#contract/offers.ts'
import { defaultOfferCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { offers } from '#offers/offers.ts'
import { offerOfHost } from './offerOfHost.ts'

/** The branded sites of this installation: the offer that a host means, and the address of each one. */
export type Sites = {
  readonly offerOf: (host: string) => Offer
  /** Without a trailing slash. */
  readonly urlOf: (code: OfferCode) => string
  readonly all: readonly Offer[]
}

type Settings = {
  /** `OFFER`: this installation serves one brand. */
  readonly forced: OfferCode | null
  /** `null` = each offer is on its own site. */
  readonly publicUrl: string | null
  /** Without it, every offer uses the proof of work even if it has a key: the demo, the mock, tests. */
  readonly hasRecaptcha?: boolean
  readonly brands?: Readonly<Record<OfferCode, Offer>>
}

/**
 * With a public address, the default offer is there and every other one on a subdomain (`vsy.<host>`). Without one,
 * each offer has its own site.
 */
export function createSites({ forced, publicUrl, hasRecaptcha = false, brands = offers }: Settings): Sites {
  const base = publicUrl === null ? null : new URL(publicUrl)
  const baseHosts = ['localhost', ...(base ? [base.hostname] : [])]
  const hasLabels = base !== null && /[a-z]/i.test(base.hostname) && forced === null

  return {
    all: Object.values(brands),
    offerOf: (host) => {
      const offer = brands[offerOfHost(host, { forced, baseHosts })]
      return hasRecaptcha ? offer : { ...offer, recaptchaSiteKey: null }
    },
    urlOf: (code) => {
      if (!base) return brands[code].site.replace(/\/$/, '')
      if (!hasLabels || code === defaultOfferCode) return base.origin
      return `${base.protocol}//${code.toLowerCase()}.${base.host}`
    },
  }
}
