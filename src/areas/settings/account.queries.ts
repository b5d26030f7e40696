import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { settingsRoutes } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { nextPage } from '#src/parts/pagesOf.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const accountKeys = {
  sessions: (person: string) => ['sessions', person] as const,
  deletion: (person: string) => ['settings', person, 'deletion'] as const,
}

export const accountQueries = (api: Api, person: string) => ({
  sessions: () =>
    infiniteQueryOptions({
      queryKey: accountKeys.sessions(person),
      queryFn: ({ pageParam, signal }) => api(settingsRoutes.sessions, { query: { page: pageParam }, signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      select: ({ pages }) => pages.flatMap(({ data }) => data.result.flatMap((id) => data.entities.sessions[id] ?? [])),
    }),
  deletion: () =>
    queryOptions({
      queryKey: accountKeys.deletion(person),
      queryFn: ({ signal }) => api(settingsRoutes.readDeletionRequest, { signal }),
    }),
})
