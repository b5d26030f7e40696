import { useQuery } from '@tanstack/react-query'
import type { Api } from '#src/api/api.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { termsQueries } from './terms.queries.ts'

/** The terms of the offer in the language on screen. */
export function useTerms(api: Api) {
  const { locale } = useLanguage()
  const { code } = useOffer()
  return useQuery(termsQueries(api).of(code, locale))
}
