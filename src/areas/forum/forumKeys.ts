import type { PostSort } from '#contract/forum/posts.ts'
import type { TopicQuery } from '#contract/forum/topicList.ts'

/** The filters and the order of the list, without its page. */
export type TopicFilters = Omit<TopicQuery, 'page' | 'perPage'>

/** The first word of a key is the live topic (contract/live.ts). */
export const forumKeys = {
  all: (person: string) => ['forum', person] as const,
  count: (person: string) => [...forumKeys.all(person), 'count'] as const,
  lists: (person: string) => [...forumKeys.all(person), 'list'] as const,
  list: (person: string, placeId: string, filters: TopicFilters) =>
    [...forumKeys.lists(person), placeId, filters] as const,
  categories: (person: string, placeId: string) => [...forumKeys.all(person), 'categories', placeId] as const,
  reported: (person: string, placeId: string) => [...forumKeys.all(person), 'reported', placeId] as const,
  topic: (person: string, topicId: string) => [...forumKeys.all(person), 'topic', topicId] as const,
  posts: (person: string, topicId: string) => [...forumKeys.all(person), 'posts', topicId] as const,
  /** The posts of a topic in one order, starting from the page with the first post to show. */
  postsFrom: (person: string, topicId: string, sort: PostSort, page: number) =>
    [...forumKeys.posts(person, topicId), sort, page] as const,
  edits: (person: string, postId: string) => [...forumKeys.all(person), 'edits', postId] as const,
}
