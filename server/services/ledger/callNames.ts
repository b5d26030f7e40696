import type { SignedInCtx } from '#server/platform/context.ts'
import { paperWords } from '#server/services/papers/paperWords.ts'

type Reader = Pick<SignedInCtx, 'locale' | 'offer'>
export type NamedCall = { readonly label: string; readonly product: string; readonly worksId: string | null }

/**
 * Names calls for a reader. Books are kept in one language, the first of the offer: readers of another one get the name of the
 * fund; works keep the name under which they were voted.
 */
export function callNames({ locale, offer }: Reader) {
  const { accountName } = paperWords(locale, offer)
  const [kept = locale] = offer.locales
  const isForeign = kept.slice(0, 2) !== locale.slice(0, 2)
  return ({ label, product, worksId }: NamedCall): string =>
    isForeign && worksId === null ? accountName(product) : label
}
