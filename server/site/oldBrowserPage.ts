import { html } from 'hono/html'
import { screenOf, screenPaths } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { siteTexts } from './siteTexts.ts'

/** Internet Explorer's user agent contains one of these. */
export const isOldBrowser = (userAgent: string) => /\b(?:MSIE |Trident\/)/.test(userAgent)

type Visit = {
  readonly locale: LocaleCode
  readonly nonce: string
  /** Where the person wanted to go. */
  readonly pathname: string
  readonly browser: string
}

/** Nobody is signed in here, so the contact with the operator is a mail that already holds the facts that support needs. */
function mailTo({ support: { email } }: Offer, { locale, pathname, browser }: Visit): string {
  const t = siteTexts(locale)
  const screen = screenOf(pathname)
  // Only the pattern of the path: an id in it could name a person.
  const page = screen ? screenPaths[screen] : screenPaths.home
  const body = t('site.oldBrowser.body', { page, browser }).replaceAll('\n', '\r\n')
  const fields = { subject: t('site.oldBrowser.subject'), body }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${email}?${query.join('&')}`
}

/** Uses no script, and only features of browsers from 2013. */
export function oldBrowserPage(offer: Offer, visit: Visit): string {
  const { brandName, theme, support } = offer
  const { locale, nonce } = visit
  const t = siteTexts(locale)
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('site.oldBrowser.title')} · ${brandName}</title>
<style nonce="${nonce}">
body { margin: 0; padding: 48px 24px; color: ${theme.colors.text}; background: ${theme.colors.surface};
  font: 16px/1.5 "Segoe UI", Arial, sans-serif; }
main { max-width: 540px; margin: 0 auto; }
a { color: ${theme.colors.link}; }
</style>
</head>
<body>
<main>
<p>${brandName}</p>
<h1>${t('site.oldBrowser.title')}</h1>
<p>${t('site.oldBrowser.text')}</p>
<ul>
<li><a href="https://www.mozilla.org/firefox/" rel="noreferrer">${t('site.oldBrowser.firefox')}</a></li>
<li><a href="https://www.microsoft.com/edge" rel="noreferrer">${t('site.oldBrowser.edge')}</a></li>
</ul>
<p>${t('site.oldBrowser.help')} <a href="${mailTo(offer, visit)}">${support.email}</a></p>
</main>
</body>
</html>`.toString()
}
