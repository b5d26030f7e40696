import { queryOptions } from '@tanstack/react-query'
import { importRoutes } from '#contract/importRoutes.ts'
import type { ImportState } from '#contract/imports.ts'
import { isUnderWay } from '#machines/administration/import/import.lifecycle.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

/** Imports change without a live event: an open page asks again, often while one is under way. */
const soon = 1_000
const later = 10_000
const interval = (state: ImportState | undefined) => {
  if (state === undefined || state === 'done' || state === 'abandoned') return false
  return isUnderWay(state) ? soon : later
}

/** The first word of a key is no live topic. */
const importKeys = {
  list: (person: string) => ['imports', person, 'list'] as const,
  one: (person: string, importId: string) => ['imports', person, 'one', importId] as const,
  templates: (person: string) => ['imports', person, 'templates'] as const,
}

export const importQueries = (api: Api, person: string) => ({
  list: () =>
    listQuery({
      queryKey: importKeys.list(person),
      ask: (page, signal) => api(importRoutes.list, { query: { page }, signal }),
      refetchInterval: later,
    }),
  one: (importId: string) =>
    queryOptions({
      queryKey: importKeys.one(person, importId),
      queryFn: ({ signal }) => api(importRoutes.read, { params: { importId }, signal }),
      refetchInterval: ({ state: { data } }) => interval(data?.state),
    }),
  /** Templates change only with a release. */
  templates: () =>
    queryOptions({
      queryKey: importKeys.templates(person),
      queryFn: ({ signal }) => api(importRoutes.templates, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
})
