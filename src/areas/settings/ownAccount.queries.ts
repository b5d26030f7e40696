import { queryOptions } from '@tanstack/react-query'
import { settingsRoutes } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const ownAccountKeys = {
  sessions: (person: string) => ['sessions', person] as const,
  deletion: (person: string) => ['settings', person, 'deletion'] as const,
}

export const ownAccountQueries = (api: Api, person: string) => ({
  sessions: () =>
    listQuery({
      queryKey: ownAccountKeys.sessions(person),
      ask: (page, signal) => api(settingsRoutes.sessions, { query: { page }, signal }),
    }),
  deletion: () =>
    queryOptions({
      queryKey: ownAccountKeys.deletion(person),
      queryFn: ({ signal }) => api(settingsRoutes.readDeletionRequest, { signal }),
    }),
})
