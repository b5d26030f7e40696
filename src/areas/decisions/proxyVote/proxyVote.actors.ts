import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { choice } from '#contract/decisions/majorities.ts'
import type { ProxyAct, ProxyDraft } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { proxySteps } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { stepAddress } from '#src/parts/stepAddress.ts'
import { tabDraft } from '#src/parts/tabDraft.ts'
import type { OfDecision, Sending } from '../passwordStep.actors.ts'
import { passwordStepActors } from '../passwordStep.actors.ts'

export const proxyAddress = stepAddress('proxyVote', proxySteps, {
  principal: '',
  ballot: 'bulletin',
  confirm: 'confirmation',
})

const draft = z.object({
  principal: z.nullable(z.object({ id: z.uuid(), name: z.string(), votes: z.int(), isOnline: z.boolean() })),
  ballot: z.nullable(attachment),
  choice: z.nullable(choice),
  isSigned: z.boolean(),
}) satisfies z.ZodMiniType<ProxyDraft>

export const proxyDraft = (person: string, decisionId: string) => tabDraft(`proxyVote:${person}:${decisionId}`, draft)

/** Sends the vote of a principal, with their signed ballot unless they gave their power online. */
export function proxyActors(dependencies: OfDecision) {
  const { api } = dependencies

  function send(act: ProxyAct, { params, confirmationToken, idempotencyKey, signal }: Sending) {
    const proxyVote = { ...act, hasReadDocuments: true as const, confirmationToken }
    return api(decisionRoutes.voteByProxy, { params, body: { proxyVote }, idempotencyKey, signal })
  }

  return passwordStepActors({
    ...dependencies,
    send,
    fields: ['ballotId'],
    idOf: ({ proxyVotes }, { principalId }) => proxyVotes.find(({ voter }) => voter.userId === principalId)?.id ?? null,
  })
}
