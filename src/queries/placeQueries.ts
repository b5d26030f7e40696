import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { lastPage } from '#contract/lists.ts'
import type { OfferCode } from '#contract/offers.ts'
import { placeRoutes } from '#contract/places.ts'
import { offerFilter } from '#contract/terms.ts'
import type { Api } from '#src/api/api.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const placeKeys = {
  all: (person: string) => ['places', person] as const,
  mine: (person: string, offer: OfferCode) => [...placeKeys.all(person), 'mine', offer] as const,
  detail: (person: string, placeId: string) => [...placeKeys.all(person), 'detail', placeId] as const,
}

export const placeQueries = (api: Api, person: string) => ({
  mine: (offer: OfferCode) =>
    infiniteQueryOptions({
      queryKey: placeKeys.mine(person, offer),
      queryFn: ({ pageParam, signal }) =>
        api(placeRoutes.mine, { query: { page: pageParam, ...offerFilter(offer) }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => (meta.page < lastPage(meta) ? meta.page + 1 : undefined),
      select: ({ pages }) => pages.flatMap(({ data }) => data.result.flatMap((id) => data.entities.places[id] ?? [])),
    }),
  detail: (placeId: string) =>
    queryOptions({
      queryKey: placeKeys.detail(person, placeId),
      queryFn: ({ signal }) => api(placeRoutes.read, { params: { placeId }, signal }),
    }),
})
