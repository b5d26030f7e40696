import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import type { Proposed, StartAnswer } from '#machines/messages/newConversation/newConversation.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'
import { messageKeys } from './messageKeys.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

export const newConversationActors = ({ api, client, person, placeId }: Dependencies) => ({
  startConversation: fromPromise<StartAnswer, { proposed: Proposed }>(async ({ input: { proposed }, signal }) => {
    const { key, body, attachmentIds, memberIds, distributionListIds, entities, ...rest } = proposed
    const conversation = {
      ...rest,
      memberIds: [...memberIds],
      distributionListIds: [...distributionListIds],
      entities: [...entities],
      message: { body, attachmentIds: [...attachmentIds] },
    }
    try {
      const started = await api(conversationRoutes.create, {
        params: { placeId },
        body: { conversation },
        idempotencyKey: key,
        signal,
      })
      client.setQueryData(messageKeys.detail(person, started.id), started)
      void client.invalidateQueries({ queryKey: messageKeys.all(person) })
      return { kind: 'started', conversationId: started.id }
    } catch (error) {
      return refusalOf(error)
    }
  }),
})

/** A refusal of the conversation is an answer; any other error is a failure. */
function refusalOf(error: unknown): StartAnswer {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return { kind: 'unanswered' }
  if (error.first?.code === 'idempotency_key_reused') return { kind: 'arrivedBefore' }
  const fieldCodes = fieldCodesOf(error)
  if (Object.keys(fieldCodes).length === 0) throw error
  return { kind: 'refused', fieldCodes }
}
