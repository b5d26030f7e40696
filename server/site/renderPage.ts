import type { LocaleCode } from '#contract/offers.ts'
import { cssVariables } from '#offers/cssVariables.ts'
import { iconFiles } from '#offers/iconFiles.ts'
import type { Page } from '#offers/page.schema.ts'
import { typefaceRules } from '#offers/typefaceRules.ts'
import { aheadScript } from './aheadScript.ts'
import type { Preloads } from './assets.ts'
import { jsonForHtml } from './jsonForHtml.ts'
import { siteTexts } from './siteTexts.ts'
import { manifestPath } from './webManifest.ts'

type Facts = {
  readonly locale: LocaleCode
  readonly nonce: string
  readonly page: Page
  readonly preloads: Preloads
}

/** Fills the placeholders of index.html: language, title, and everything that the first paint needs. */
export function renderPage(template: string, { locale, nonce, page, preloads }: Facts): string {
  const { offer } = page
  const description = siteTexts(locale)('site.description', { brand: offer.brandName })
  const head = [
    `<meta name="theme-color" content="${escapeHtml(offer.theme.colors.surface)}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    `<link rel="icon" href="${escapeHtml(offer.icon)}">`,
    ...iconFiles(offer).flatMap(({ path, purpose }) =>
      purpose === 'apple' ? `<link rel="apple-touch-icon" href="${escapeHtml(path)}">` : [],
    ),
    ...preloads.first.map((path) => `<link rel="modulepreload" href="${escapeHtml(path)}" crossorigin>`),
    `<script nonce="${nonce}">${aheadScript(preloads.signedIn)}</script>`,
    `<style nonce="${nonce}">${typefaceRules(offer)}:root{${cssVariables(offer).replace(/</g, '\\3c ')}}</style>`,
    `<script type="application/json" id="page" nonce="${nonce}">${jsonForHtml(page)}</script>`,
  ].join('\n    ')
  const values = new Map([
    ['%LANG%', locale],
    ['%TITLE%', escapeHtml(offer.brandName)],
    ['%NONCE%', nonce],
    ['%NOSCRIPT%', escapeHtml(siteTexts(locale)('site.withoutScript'))],
    ['<!--page-->', head],
  ])
  return template.replace(
    /%LANG%|%TITLE%|%NONCE%|%NOSCRIPT%|<!--page-->/g,
    (placeholder) => values.get(placeholder) ?? '',
  )
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
