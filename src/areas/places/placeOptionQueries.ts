import { infiniteQueryOptions } from '@tanstack/react-query'
import { placesOperation } from '#contract/graphql.ts'
import { placesPerPage } from '#contract/lists.ts'
import type { SwitcherVariables } from '#machines/places/placeSwitcher/placeSwitcher.setup.ts'
import type { Graphql } from '#src/api/createGraphql.ts'
import type { PlaceOptionPage } from './placeOptions.ts'
import { placeOptionKey } from './placeOptions.ts'

/** The list of the place dropdown, page by page behind a cursor. */
export const placeOptionQueries = (graphql: Graphql, person: string) => ({
  list: (variables: SwitcherVariables) =>
    infiniteQueryOptions({
      queryKey: placeOptionKey(person, variables),
      queryFn: async ({ pageParam, signal }): Promise<PlaceOptionPage> => {
        const asked = { ...variables, first: placesPerPage, after: pageParam }
        const { data, errors } = await graphql(placesOperation, asked, { signal })
        if (!data?.places) throw new Error(errors[0]?.message ?? 'the places were not answered')
        const { edges, totalCount, pageInfo } = data.places
        return {
          places: edges.map(({ node }) => node),
          total: totalCount,
          after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
          isPartial: errors.length > 0,
        }
      },
      initialPageParam: noCursor,
      getNextPageParam: ({ after }) => after,
    }),
})
const noCursor: string | null = null
