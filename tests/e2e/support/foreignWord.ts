import type { Page } from 'playwright-core'
import type { LocaleCode } from '#contract/offers.ts'

const french = /\b(?:le|les|vous|votre|vos|avec|une|pour|dans)\b/i
const english = /\b(?:the|your|you|with|and|please|of)\b/i

/** A word on the page that is not in its language; `undefined` = there is none. */
export async function foreignWord(page: Page, locale: LocaleCode, part = '#root') {
  const words = await page.evaluate(
    (selector) => `${document.title} ${document.querySelector(selector)?.textContent}`,
    part,
  )
  return (locale === 'en-CA' ? french : english).exec(words)?.[0]
}
