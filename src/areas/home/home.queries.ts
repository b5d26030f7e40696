import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { lastPage } from '#contract/lists.ts'
import type { OfferCode } from '#contract/offers.ts'
import { placeRoutes } from '#contract/places.ts'
import { profileRoutes } from '#contract/profile.ts'
import { offerFilter } from '#contract/terms.ts'
import type { Api } from '#src/api/api.ts'

/** Milliseconds: on the way in the profile is read to know whether a phone number is missing, and need not be again. */
const justRead = 30_000

/** `person` changes whenever requests begin to speak for somebody else: nobody ever sees what was loaded for another. */
const homeKeys = {
  profile: (person: string) => ['profile', person] as const,
  places: (person: string, offer: OfferCode) => ['places', person, offer] as const,
}

export const homeQueries = (api: Api, person: string) => ({
  profile: () =>
    queryOptions({
      queryKey: homeKeys.profile(person),
      queryFn: ({ signal }) => api(profileRoutes.read, { signal }),
      staleTime: justRead,
    }),
  places: (offer: OfferCode) =>
    infiniteQueryOptions({
      queryKey: homeKeys.places(person, offer),
      queryFn: ({ pageParam, signal }) =>
        api(placeRoutes.mine, { query: { page: pageParam, ...offerFilter(offer) }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => (meta.page < lastPage(meta) ? meta.page + 1 : undefined),
      select: ({ pages }) => pages.flatMap(({ data }) => data.result.flatMap((id) => data.entities.places[id] ?? [])),
    }),
})
