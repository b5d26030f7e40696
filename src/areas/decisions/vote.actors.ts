import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { choice } from '#contract/decisions/majorities.ts'
import type { VoteDraft } from '#machines/decisions/vote/vote.setup.ts'
import { voteSteps } from '#machines/decisions/vote/vote.setup.ts'
import type { Act } from '#machines/parts/binding/binding.setup.ts'
import type { Api } from '#src/api/api.ts'
import { tabNote } from '#src/api/tabNote.ts'
import { stepAddress } from '#src/parts/stepAddress.ts'
import type { Sending } from './binding.actors.ts'
import { createBinding } from './binding.actors.ts'

/** What each step is called in the address. */
export const voteAddress = stepAddress('vote', voteSteps, { documents: '', choice: 'choix', confirm: 'confirmation' })

const draft = z.object({ hasRead: z.boolean(), choice: z.nullable(choice) }) satisfies z.ZodMiniType<VoteDraft>

/** What is ticked and chosen, kept by this tab for one person and one decision. */
export const voteDraft = (person: string, decisionId: string) => tabNote(`draft:vote:${person}:${decisionId}`, draft)

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly decisionId: string
}

/** Sends a vote, or one in the place of another. */
export function voteBinding(dependencies: Dependencies) {
  const { api } = dependencies

  function send(act: Act, { params, confirmationToken, idempotencyKey, signal }: Sending) {
    const body = { vote: { choice: z.parse(choice, act.choice), hasReadDocuments: true as const, confirmationToken } }
    const { replaces } = act
    return replaces
      ? api(decisionRoutes.changeVote, { params: { ...params, voteId: replaces }, body, idempotencyKey, signal })
      : api(decisionRoutes.vote, { params, body, idempotencyKey, signal })
  }

  return createBinding({ ...dependencies, send, idOf: ({ ownVote }) => ownVote?.id ?? null })
}
