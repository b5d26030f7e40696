import type { QueryClient } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import type {
  ConversationEvent,
  EditAnswer,
  PostAnswer,
  Refusal,
  Seen,
  Unsent,
} from '#machines/messages/conversation/conversation.setup.ts'
import { selectPersonInPortal } from '#machines/portal/portal/portal.selectors.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { mentionableIn, mentionedIdsIn } from './mentions.ts'
import { messageCache } from './messageCache.ts'
import { messageQueries } from './messageQueries.ts'

export type OfConversation = Pick<ScreenProps, 'person' | 'portal'> & {
  readonly api: Api
  readonly client: QueryClient
  readonly conversationId: string
}

/** Refusals that a retry would meet again: left, blocked, deleted. */
const finalStatuses: readonly number[] = [403, 404, 409, 422]

/** Without a network, or after too many messages at once: a later attempt succeeds by itself. */
const passingStatuses: readonly number[] = [0, 429]

/** The server's errors about a refused text; `null` = it failed, or did not respond. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null
  const [code] = Object.values(fieldCodesOf(error, ['body', 'attachmentIds', 'mentionedIds']))
  return code ?? (finalStatuses.includes(error.status) ? 'notPossible' : null)
}

/** The requests of one conversation. */
export function conversationActors({ api, client, person, portal, conversationId }: OfConversation) {
  const params = { conversationId }
  const cache = messageCache(client, person, conversationId)
  const { detail } = messageQueries(api, person)
  /** As the page knows them; after hours without a network, they are fetched again. */
  const people = async () => mentionableIn(await client.query({ ...detail(conversationId), staleTime: 'static' }))

  return {
    watchNetwork: fromCallback<ConversationEvent>(({ sendBack }) => {
      const tell = () => sendBack({ type: 'network.found' })
      globalThis.addEventListener('online', tell)
      return () => globalThis.removeEventListener('online', tell)
    }),
    postMessage: fromPromise<PostAnswer, { message: Unsent }>(async ({ input: { message } }) => {
      // Messages outlive their page, but are never sent on behalf of another person.
      if (selectPersonInPortal(portal.getSnapshot()) !== person) throw new Error('somebody else is signed in')
      const { key, body, attachments } = message
      try {
        const mentionedIds = body.includes('@') ? mentionedIdsIn(body, await people()) : []
        const mentions = mentionedIds.length > 0 && { mentionedIds }
        const sent = await api(messageRoutes.post, {
          params,
          // The id makes a retry harmless. An idempotency key would refuse a retry that now mentions other people.
          body: { message: { messageId: key, body, attachmentIds: attachments.map(({ id }) => id), ...mentions } },
        })
        cache.addMessage(sent)
        return { kind: 'sent' }
      } catch (error) {
        const code = refusalOf(error)
        if (code) return { kind: 'refused', code }
        if (error instanceof ApiError && passingStatuses.includes(error.status)) return { kind: 'unanswered' }
        throw error
      }
    }),
    saveEdit: fromPromise<EditAnswer, { messageId: string; body: string }>(async ({ input: { messageId, body } }) => {
      try {
        cache.replaceMessage(await api(sentMessageRoutes.edit, { params: { messageId }, body: { message: { body } } }))
        return { isSaved: true }
      } catch (error) {
        const code = refusalOf(error)
        if (code) return { isSaved: false, code }
        throw error
      }
    }),
    markRead: fromPromise<Seen, { seen: Seen }>(async ({ input: { seen } }) => {
      const reading = { lastReadMessageId: seen.messageId }
      await api(conversationRoutes.markRead, { params, body: { reading }, keepalive: true })
      cache.noteRead(seen)
      return seen
    }),
  }
}
