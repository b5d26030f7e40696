import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import type { ProposedConversation } from '#machines/messages/newConversation/newConversation.machine.ts'
import type { BeginAnswer } from '#machines/parts/beginning/beginning.ts'
import type { Api } from '#src/api/api.ts'
import { beginAnswer } from '#src/forms/beginAnswer.ts'
import { messageKeys } from './messageKeys.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

/** The fields that the form shows. */
const fields = ['memberIds', 'distributionListIds', 'isToManager', 'name', 'body'] as const

export const newConversationActors = ({ api, client, person, placeId }: Dependencies) => ({
  begin: fromPromise<BeginAnswer<keyof ProposedConversation>, { proposed: ProposedConversation }>(
    ({ input: { proposed }, signal }) => {
      const { key, body, attachmentIds, memberIds, distributionListIds, entities, ...rest } = proposed
      const conversation = {
        ...rest,
        memberIds: [...memberIds],
        distributionListIds: [...distributionListIds],
        entities: [...entities],
        message: { body, attachmentIds: [...attachmentIds] },
      }
      return beginAnswer(fields, async () => {
        const started = await api(conversationRoutes.create, {
          params: { placeId },
          body: { conversation },
          idempotencyKey: key,
          signal,
        })
        client.setQueryData(messageKeys.detail(person, started.id), started)
        void client.invalidateQueries({ queryKey: messageKeys.all(person) })
        return started
      })
    },
  ),
})
