import { queryOptions } from '@tanstack/react-query'
import { newsRoutes } from '#contract/news.ts'
import type { QueryDependencies } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const newsKeys = {
  all: (person: string) => ['news', person] as const,
  list: (person: string, placeId: string) => [...newsKeys.all(person), 'list', placeId] as const,
  latest: (person: string, placeId: string) => [...newsKeys.all(person), 'latest', placeId] as const,
  detail: (person: string, actualityId: string) => [...newsKeys.all(person), 'detail', actualityId] as const,
}

const shown = 2

/** The latest news of a place, for the dashboard, which fetches nothing else of it. */
export const latestNews = ({ api, person, placeId }: QueryDependencies) =>
  queryOptions({
    queryKey: newsKeys.latest(person, placeId),
    queryFn: ({ signal }) => api(newsRoutes.list, { params: { placeId }, query: { perPage: shown }, signal }),
    staleTime: justRead,
    select: ({ data }) => data.result.flatMap((id) => data.entities.placeActualities[id] ?? []),
  })
