import * as z from 'zod/mini'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { choice } from '#contract/decisions/majorities.ts'
import type { VoteAct, VoteDraft } from '#machines/decisions/vote/vote.setup.ts'
import { voteSteps } from '#machines/decisions/vote/vote.setup.ts'
import { stepAddress } from '#src/parts/stepAddress.ts'
import { tabDraft } from '#src/parts/tabDraft.ts'
import type { OfDecision, Sending } from '../passwordStep.actors.ts'
import { passwordStepActors } from '../passwordStep.actors.ts'

export const voteAddress = stepAddress('vote', voteSteps, { documents: '', choice: 'choix', confirm: 'confirmation' })

const draft = z.object({ hasRead: z.boolean(), choice: z.nullable(choice) }) satisfies z.ZodMiniType<VoteDraft>

export const voteDraft = (person: string, decisionId: string) => tabDraft(`vote:${person}:${decisionId}`, draft)

/** Sends a vote, or one that replaces another. */
export function voteActors(dependencies: OfDecision) {
  const { api } = dependencies

  function send({ choice: chosen, replaces }: VoteAct, { params, confirmationToken, idempotencyKey, signal }: Sending) {
    const body = { vote: { choice: chosen, hasReadDocuments: true as const, confirmationToken } }
    return replaces !== null
      ? api(decisionRoutes.changeVote, { params: { ...params, voteId: replaces }, body, idempotencyKey, signal })
      : api(decisionRoutes.vote, { params, body, idempotencyKey, signal })
  }

  return passwordStepActors({ ...dependencies, send, idOf: ({ ownVote }) => ownVote?.id ?? null })
}
