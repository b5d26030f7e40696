import { newsRoutes } from '#contract/news.ts'
import type { QueryDependencies } from '#src/parts/dashboardParts.ts'
import { glanceQuery } from '#src/parts/pagesOf.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const newsKeys = {
  all: (person: string) => ['news', person] as const,
  list: (person: string, placeId: string) => [...newsKeys.all(person), 'list', placeId] as const,
  latest: (person: string, placeId: string) => [...newsKeys.all(person), 'latest', placeId] as const,
  detail: (person: string, actualityId: string) => [...newsKeys.all(person), 'detail', actualityId] as const,
}

const shown = 2

/** The latest news of a place. */
export const latestNews = ({ api, person, placeId }: QueryDependencies) =>
  glanceQuery({
    queryKey: newsKeys.latest(person, placeId),
    ask: (signal) => api(newsRoutes.list, { params: { placeId }, query: { perPage: shown }, signal }),
  })
