import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Abuse } from '#contract/messages/sentMessages.ts'
import { sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import type { Filled, SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { present } from '#machines/present.ts'
import type { Api } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { saveAnswer } from '#src/forms/saveAnswer.ts'
import { messageCache } from './messageCache.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly conversationId: string
}

/** The actions of readers on sent messages: withdraw their own, and report others to the manager. */
export function sentMessageActors({ api, client, person, conversationId }: Dependencies) {
  const cache = messageCache(client, person, conversationId)
  const intention = createIntention(`abuse report ${conversationId} ${person}`)
  return {
    withdraw: fromPromise<unknown, { subject: string }>(async ({ input: { subject: messageId } }) => {
      cache.replaceMessage(await api(sentMessageRoutes.withdraw, { params: { messageId } }))
    }),
    report: fromPromise<SaveAnswer<keyof Abuse>, Filled<Abuse>>(({ input: { subject, values: abuseReport }, signal }) =>
      saveAnswer(['reason'], async () => {
        const messageId = present(subject)
        await api(sentMessageRoutes.report, {
          params: { messageId },
          body: { abuseReport },
          idempotencyKey: intention.keyFor({ messageId, ...abuseReport }),
          signal,
        })
        intention.done()
      }),
    ),
  }
}
