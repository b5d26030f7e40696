import { queryOptions } from '@tanstack/react-query'
import { profileRoutes } from '#contract/profile.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from './justRead.ts'

/**
 * The first word of a key is the live topic (contract/live.ts): an event makes stale what begins with it. `person` changes
 * whenever requests begin to speak for somebody else: nobody ever sees what was loaded for another.
 */
export const profileKeys = {
  own: (person: string) => ['profile', person] as const,
}

export const profileQueries = (api: Api, person: string) => ({
  own: () =>
    queryOptions({
      queryKey: profileKeys.own(person),
      queryFn: ({ signal }) => api(profileRoutes.read, { signal }),
      staleTime: justRead,
    }),
})
