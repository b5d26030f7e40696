import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { calendarRoutes } from '#contract/calendar.ts'
import type { Api } from '#src/api/api.ts'

/** The first word of a key is the live topic (contract/live.ts). */
const calendarKey = (person: string) => ['settings', person, 'calendar'] as const

export const calendarQueries = (api: Api, person: string) => ({
  feed: () =>
    queryOptions({
      queryKey: calendarKey(person),
      queryFn: ({ signal }) => api(calendarRoutes.read, { signal }),
    }),
})

export const calendarMutations = (api: Api, client: QueryClient, person: string) => ({
  /** Only the response contains the address; the cache keeps just the fact that there is one. */
  create: () =>
    mutationOptions({
      mutationFn: () => api(calendarRoutes.create, {}),
      onSuccess: ({ createdAt }) => client.setQueryData(calendarQueries(api, person).feed().queryKey, { createdAt }),
    }),
})
