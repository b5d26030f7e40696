import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { siteTexts } from './siteTexts.ts'

export const manifestPath = '/manifest.webmanifest'

/** How a device installs the portal: under the name, the mark and the colours of its brand (W3C Web Application Manifest). */
export function webManifest({ brandName, icon, theme: { colors } }: Offer, locale: LocaleCode) {
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: siteTexts(locale)('site.description', { brand: brandName }),
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colors.surface,
    theme_color: colors.surface,
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  }
}
