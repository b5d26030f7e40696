import { queryOptions } from '@tanstack/react-query'
import { lastPage } from '#contract/lists.ts'
import type { OfferCode } from '#contract/offers.ts'
import { placeRoutes } from '#contract/places.ts'
import type { RoleName } from '#contract/roles.ts'
import { offerFilter } from '#contract/terms.ts'
import type { Api } from '#src/api/api.ts'
import { placeKeys } from '#src/parts/placeQueries.ts'

/** The contract's longest page. */
const longestPage = 100

/** The roles and cities of all the person's places, loaded or not. */
export const placeFacets = (api: Api, person: string, offer: OfferCode) =>
  queryOptions({
    queryKey: [...placeKeys.all(person), 'facets', offer],
    queryFn: async ({ signal }) => {
      const roles = new Set<RoleName>()
      const cities = new Set<string>()
      for (let page = 1, last = 1; page <= last; page += 1) {
        const query = { page, perPage: longestPage, ...offerFilter(offer) }
        const { data, meta } = await api(placeRoutes.mine, { query, signal, isPlaceless: true })
        for (const place of Object.values(data.entities.places)) {
          cities.add(place.city)
          for (const role of place.roles) roles.add(role)
        }
        last = lastPage(meta)
      }
      return { roles: [...roles], cities: [...cities] }
    },
    staleTime: 30_000,
  })
