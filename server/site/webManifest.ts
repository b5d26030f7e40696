import type { LocaleCode } from '#contract/offers.ts'
import { iconFiles } from '#offers/iconFiles.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { siteTexts } from './siteTexts.ts'

export const manifestPath = '/manifest.webmanifest'

/** How a device installs the portal: under the name, the mark and the colours of its brand (W3C Web Application Manifest). */
export function webManifest(offer: Offer, locale: LocaleCode) {
  const { brandName, icon, theme } = offer
  const { surface } = theme.colors
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: siteTexts(locale)('site.description', { brand: brandName }),
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: surface,
    theme_color: surface,
    icons: [
      { src: icon, sizes: 'any', type: 'image/svg+xml' },
      ...iconFiles(offer).flatMap(({ path, size, purpose }) =>
        purpose === 'apple' ? [] : { src: path, sizes: `${size}x${size}`, type: 'image/png', purpose },
      ),
    ],
  }
}
