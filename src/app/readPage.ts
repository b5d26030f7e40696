import type { LocaleCode } from '#contract/offers.ts'
import { localeCode } from '#contract/offers.ts'
import type { Page } from '#offers/page.schema.ts'
import { pageSchema } from '#offers/page.schema.ts'

/** The configuration that the server writes into the page. */
export function readPage(document: Document): Page {
  const text = document.getElementById('page')?.textContent
  return pageSchema.parse(JSON.parse(text ?? 'null'))
}

/** The CSP nonce for generated styles and scripts. Browsers hide the attribute but keep the property. */
export const readNonce = (document: Document): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

type Choice = { readonly stored: string | null; readonly pageLanguage: string; readonly allowed: readonly LocaleCode[] }

/** The language chosen on this device, else the server's, else the offer's first. */
export function chooseLocale({ stored, pageLanguage, allowed }: Choice): LocaleCode {
  const wanted = [stored, pageLanguage].map((text) => localeCode.safeParse(text).data)
  return wanted.find((locale) => locale !== undefined && allowed.includes(locale)) ?? allowed[0] ?? 'fr-FR'
}
