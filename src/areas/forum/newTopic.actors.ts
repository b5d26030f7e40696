import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { topicRoutes } from '#contract/forum/topics.ts'
import type { ProposedTopic } from '#machines/forum/newTopic/newTopic.machine.ts'
import type { BeginAnswer } from '#machines/parts/beginning/beginning.ts'
import type { Api } from '#src/api/api.ts'
import { beginAnswer } from '#src/forms/beginAnswer.ts'
import { forumCache } from './forumCache.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

export const newTopicActors = ({ api, client, person, placeId }: Dependencies) => ({
  begin: fromPromise<BeginAnswer<keyof ProposedTopic>, { proposed: ProposedTopic }>(
    ({ input: { proposed }, signal }) => {
      const { key, title, category, body, attachmentIds } = proposed
      return beginAnswer(['title', 'category', 'body'], async () => {
        const begun = await api(topicRoutes.create, {
          params: { placeId },
          body: { topic: { title, category, post: { body, attachmentIds: [...attachmentIds] } } },
          idempotencyKey: key,
          signal,
        })
        forumCache(client, person, begun.id).takeTopic(begun)
        return begun
      })
    },
  ),
})
