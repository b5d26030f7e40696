import { queryOptions } from '@tanstack/react-query'
import { newsRoutes } from '#contract/news.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { newsKeys } from './latestNews.ts'

export const newsQueries = (api: Api, person: string) => ({
  list: (placeId: string) =>
    listQuery({
      queryKey: newsKeys.list(person, placeId),
      ask: (page, signal) => api(newsRoutes.list, { params: { placeId }, query: { page }, signal }),
    }),
  detail: (actualityId: string) =>
    queryOptions({
      queryKey: newsKeys.detail(person, actualityId),
      queryFn: ({ signal }) => api(newsRoutes.read, { params: { actualityId }, signal }),
    }),
})
