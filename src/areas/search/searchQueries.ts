import { queryOptions } from '@tanstack/react-query'
import { searchRoutes } from '#contract/search.ts'
import type { Api } from '#src/api/api.ts'

/** Milliseconds: a repeated search within this time uses the cache. */
const justAsked = 30_000

const searchKeys = {
  find: (person: string, text: string) => ['search', person, text] as const,
}

export const searchQueries = (api: Api, person: string) => ({
  find: (text: string) =>
    queryOptions({
      queryKey: searchKeys.find(person, text),
      queryFn: async ({ signal }) => (await api(searchRoutes.find, { query: { text }, signal })).hits,
      staleTime: justAsked,
      gcTime: justAsked,
      retry: false,
    }),
})
