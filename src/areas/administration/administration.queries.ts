import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { administrationRoutes } from '#contract/administration.ts'
import { lastPage } from '#contract/lists.ts'
import type { Api } from '#src/api/api.ts'

/** The first word of a key is the live topic (contract/live.ts). */
const administrationKeys = {
  people: (person: string, search: string) => ['community', person, 'people', search] as const,
}

export const administrationQueries = (api: Api, person: string) => ({
  /** While another search is on its way, whom the last one found stays in sight. */
  people: (search: string) =>
    infiniteQueryOptions({
      queryKey: administrationKeys.people(person, search),
      queryFn: ({ pageParam, signal }) =>
        api(administrationRoutes.people, { query: { page: pageParam, ...(search !== '' && { search }) }, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => (meta.page < lastPage(meta) ? meta.page + 1 : undefined),
      placeholderData: keepPreviousData,
      select: ({ pages }) => ({
        total: pages[0]?.meta.total ?? 0,
        people: pages.flatMap(({ data }) => data.result.flatMap((id) => data.entities.users[id] ?? [])),
      }),
    }),
})
