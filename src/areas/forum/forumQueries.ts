import type { QueryClient } from '@tanstack/react-query'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { moderationRoutes } from '#contract/forum/moderation.ts'
import type { PostSort } from '#contract/forum/posts.ts'
import { postRoutes } from '#contract/forum/posts.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import type { TopicFilters } from './forumKeys.ts'
import { forumKeys } from './forumKeys.ts'

/** Posts per page: a post's page follows from its number. */
export const postsPerPage = 20

export type PostsPage = RouteAnswer<typeof postRoutes.list>

export const forumQueries = (api: Api, person: string) => ({
  list: (placeId: string, filters: TopicFilters) =>
    listQuery({
      queryKey: forumKeys.list(person, placeId, filters),
      ask: (page, signal) => api(topicRoutes.list, { params: { placeId }, query: { ...filters, page }, signal }),
      staleTime: justRead,
      placeholderData: keepPreviousData,
    }),
  categories: (placeId: string) =>
    queryOptions({
      queryKey: forumKeys.categories(person, placeId),
      queryFn: ({ signal }) => api(topicRoutes.categories, { params: { placeId }, signal }),
    }),
  reported: (placeId: string) =>
    listQuery({
      queryKey: forumKeys.reported(person, placeId),
      ask: (page, signal) => api(moderationRoutes.reported, { params: { placeId }, query: { page }, signal }),
    }),
  topic: (topicId: string) =>
    queryOptions({
      queryKey: forumKeys.topic(person, topicId),
      queryFn: ({ signal }) => api(topicRoutes.read, { params: { topicId }, signal }),
    }),
  posts: (topicId: string, sort: PostSort, firstPage: number) => ({
    ...listQuery({
      queryKey: forumKeys.postsFrom(person, topicId, sort, firstPage),
      ask: (page, signal) =>
        api(postRoutes.list, { params: { topicId }, query: { sort, page, perPage: postsPerPage }, signal }),
    }),
    initialPageParam: firstPage,
    getPreviousPageParam: ({ meta }: PostsPage) => (meta.page > 1 ? meta.page - 1 : undefined),
  }),
  edits: (postId: string) =>
    queryOptions({
      queryKey: forumKeys.edits(person, postId),
      queryFn: ({ signal }) => api(postRoutes.edits, { params: { postId }, signal }),
    }),
})

/** Prefetches the data of a topic's screen. */
export function fetchTopicAhead(api: Api, client: QueryClient, person: string, topicId: string) {
  void client.query(forumQueries(api, person).topic(topicId)).catch(() => undefined)
}
