import { isIP } from 'node:net'
import { defaultOfferCode, type OfferCode, offerCode, toOfferCode } from '#contract/offers.ts'

type Sites = {
  /** `OFFER`: this installation serves one brand, whatever the host. */
  readonly forced: OfferCode | null
  /** Hosts whose subdomains name an offer; an unknown subdomain falls back to the default offer. */
  readonly baseHosts: readonly string[]
}

/** The brand that a visitor asked for, from the `Host` header. */
export function offerOfHost(host: string, { forced, baseHosts }: Sites): OfferCode {
  if (forced) return forced
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
  const [label = ''] = name.split('.')
  if (isIP(name) > 0 || !name.includes('.') || baseHosts.includes(name) || label === 'www') return defaultOfferCode
  if (baseHosts.some((base) => name.endsWith(`.${base}`))) return toOfferCode(label)
  return offerCode.safeParse(label.toUpperCase()).data ?? defaultOfferCode
}
