import { queryOptions } from '@tanstack/react-query'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import type { Terms } from '#contract/terms.ts'
import { offerFilter, termsRoutes } from '#contract/terms.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'

const termsKeys = {
  of: (offer: OfferCode, locale: LocaleCode) => ['terms', offer, locale] as const,
}

export const termsQueries = (api: Api) => ({
  /** `null`: the offer has published none. The locale is part of the key because the server answers in it. */
  of: (offer: OfferCode, locale: LocaleCode) =>
    queryOptions({
      queryKey: termsKeys.of(offer, locale),
      queryFn: async ({ signal }): Promise<Terms | null> => {
        try {
          return await api(termsRoutes.read, { query: offerFilter(offer), signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      },
    }),
})
