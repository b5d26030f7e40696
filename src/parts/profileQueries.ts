import { queryOptions } from '@tanstack/react-query'
import { profileRoutes } from '#contract/profile.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from './justRead.ts'

/**
 * The first word of a key is the live topic (contract/live.ts), by which events invalidate it. `person` changes with the
 * person that requests are made for, so nobody sees data that was loaded for another.
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
