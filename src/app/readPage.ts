import type { LocaleCode } from '#contract/offers.ts'
import { localeCode } from '#contract/offers.ts'
import type { Page } from '#offers/page.schema.ts'
import { pageSchema } from '#offers/page.schema.ts'

/** What the server wrote into the page. */
export function readPage(document: Document): Page {
  const text = document.getElementById('page')?.textContent
  return pageSchema.parse(JSON.parse(text ?? 'null'))
}

/** Styles and scripts made by the page carry it; the browser hides the attribute and leaves the property. */
export const readNonce = (document: Document): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

type Choice = { readonly stored: string | null; readonly pageLanguage: string; readonly allowed: readonly LocaleCode[] }

/** The language the person chose on this device, else the one the server answered in, else the first of the offer. */
export function chooseLocale({ stored, pageLanguage, allowed }: Choice): LocaleCode {
  const wanted = [stored, pageLanguage].map((text) => localeCode.safeParse(text).data)
  return wanted.find((locale) => locale !== undefined && allowed.includes(locale)) ?? allowed[0] ?? 'fr-FR'
}
