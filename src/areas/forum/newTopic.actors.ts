import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { topicRoutes } from '#contract/forum/topics.ts'
import type { BeginAnswer, ProposedTopic } from '#machines/forum/newTopic/newTopic.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { forumCache } from './forumCache.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

export const newTopicActors = ({ api, client, person, placeId }: Dependencies) => ({
  beginTopic: fromPromise<BeginAnswer, { proposed: ProposedTopic }>(async ({ input: { proposed }, signal }) => {
    const { key, title, category, body, attachmentIds } = proposed
    try {
      const begun = await api(topicRoutes.create, {
        params: { placeId },
        body: { topic: { title, category, post: { body, attachmentIds: [...attachmentIds] } } },
        idempotencyKey: key,
        signal,
      })
      forumCache(client, person, begun.id).takeTopic(begun)
      return { kind: 'begun', topicId: begun.id }
    } catch (error) {
      return refusalOf(error)
    }
  }),
})

/** A refusal of the topic is an answer; any other error is a failure. */
function refusalOf(error: unknown): BeginAnswer {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return { kind: 'unanswered' }
  if (error.first?.code === 'idempotency_key_reused') return { kind: 'arrivedBefore' }
  const fieldCodes = fieldCodesOf(error)
  if (Object.keys(fieldCodes).length === 0) throw error
  return { kind: 'refused', fieldCodes }
}
