import type { QueryClient } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import { postRoutes } from '#contract/forum/posts.ts'
import { topicRoutes } from '#contract/forum/topics.ts'
import type { PostRefusal, SeenPost, SendAnswer, TopicEvent, WrittenPost } from '#machines/forum/topic/topic.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { forumCache } from './forumCache.ts'

export type OfTopic = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly topicId: string
}

/** Refusals that a retry would meet again: closed meanwhile, deleted, not the person's place any more. */
const finalStatuses: readonly number[] = [403, 404, 409, 422]
/** Without a network, or after too many posts at once: a later attempt succeeds by itself. */
const passingStatuses: readonly number[] = [0, 429]

/** Why the server refuses a post; `null` = it failed. */
function refusalOf(error: ApiError): PostRefusal | null {
  const [code] = Object.values(fieldCodesOf(error, ['body', 'quotedPostId', 'attachmentIds']))
  return code ?? (finalStatuses.includes(error.status) ? 'notPossible' : null)
}

/** The requests of a topic's page. */
export function topicActors({ api, client, person, topicId }: OfTopic) {
  const params = { topicId }
  const cache = forumCache(client, person, topicId)

  return {
    watchNetwork: fromCallback<TopicEvent>(({ sendBack }) => {
      const tell = () => sendBack({ type: 'network.found' })
      globalThis.addEventListener('online', tell)
      return () => globalThis.removeEventListener('online', tell)
    }),
    sendPost: fromPromise<SendAnswer, { post: WrittenPost }>(async ({ input: { post: written } }) => {
      const { id: postId, body, quoted, attachments } = written
      const post = {
        postId,
        body,
        quotedPostId: quoted?.postId ?? null,
        attachmentIds: attachments.map(({ id }) => id),
      }
      try {
        cache.addPost(await api(postRoutes.create, { params, body: { post }, idempotencyKey: postId }))
        return { kind: 'sent' }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (passingStatuses.includes(error.status)) return { kind: 'unanswered' }
        const code = refusalOf(error)
        if (code === null) throw error
        // The page says that the topic was closed meanwhile.
        if (code === 'notPossible') cache.settle()
        return { kind: 'refused', code }
      }
    }),
    markRead: fromPromise<SeenPost, { seen: SeenPost }>(async ({ input: { seen } }) => {
      const reading = { lastReadPostId: seen.postId }
      await api(topicRoutes.markRead, { params, body: { reading }, keepalive: true })
      cache.noteRead(seen)
      return seen
    }),
  }
}
