import { queryOptions } from '@tanstack/react-query'
import { postRoutes } from '#contract/forum/posts.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import type { Api } from '#src/api/api.ts'

/** The initial values of a report, a proposal or a decision made from a topic. */
export type TopicSource = {
  readonly topicId: string
  readonly placeId: string
  /** The title of the topic itself. */
  readonly topicTitle: string
  /** The title of the topic, or of the proposed question. */
  readonly title: string
  /** The whole first post, or the text of the proposed question. */
  readonly body: string
}

/** The first word of the key is the live topic (contract/live.ts). */
export const topicSource = (api: Api, person: string, topicId: string) =>
  queryOptions({
    queryKey: ['forum', person, 'source', topicId],
    queryFn: async ({ signal }): Promise<TopicSource> => {
      const params = { topicId }
      const [{ placeId, title, proposal }, { data }] = await Promise.all([
        api(topicRoutes.read, { params, signal }),
        api(postRoutes.list, { params, query: { perPage: 1 }, signal }),
      ])
      const first = data.entities.posts[data.result[0] ?? '']
      return {
        topicId,
        placeId,
        topicTitle: title,
        title: proposal?.title ?? title,
        body: proposal?.body ?? first?.body ?? '',
      }
    },
  })
