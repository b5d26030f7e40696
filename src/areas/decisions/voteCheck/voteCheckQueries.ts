import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import { voteCheckRoutes } from '#contract/decisions/voteChecks.ts'
import { contestRoutes } from '#contract/decisions/voteContests.ts'
import type { Api } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { decisionKeys } from '../decisionKeys.ts'

const perPage = 20

export const voteCheckQueries = (api: Api, person: string) => ({
  list: (decisionId: string) =>
    listQuery({
      queryKey: decisionKeys.votesToCheck(person, decisionId),
      ask: (page, signal) =>
        api(voteCheckRoutes.votesToCheck, { params: { decisionId }, query: { page, perPage }, signal }),
    }),
})

type OfVote = { readonly person: string; readonly decisionId: string; readonly voteId: string }

/** The verdicts on one vote. The page waits for the list as it is afterwards. */
export function voteCheckMutations(api: Api, client: QueryClient, { person, ...params }: OfVote) {
  const intention = createIntention(`check ${person} ${params.voteId}`)
  const onSettled = () => client.invalidateQueries({ queryKey: decisionKeys.all(person) })
  return {
    confirm: mutationOptions({
      mutationFn: () =>
        api(voteCheckRoutes.confirmVote, { params, body: {}, idempotencyKey: intention.keyFor('confirm') }),
      onSettled,
    }),
    refuse: mutationOptions({
      mutationFn: (reason: string) =>
        api(voteCheckRoutes.refuseVote, {
          params,
          body: { refusal: { reason } },
          idempotencyKey: intention.keyFor(reason),
        }),
      onSettled,
    }),
  }
}

/** The owner of a vote contests it. The page waits for the decision as it is afterwards. */
export function contestMutation(api: Api, client: QueryClient, { person, ...params }: OfVote) {
  const intention = createIntention(`contest ${person} ${params.voteId}`)
  return mutationOptions({
    mutationFn: (reason: string) =>
      api(contestRoutes.contestVote, {
        params,
        body: { contest: { reason } },
        idempotencyKey: intention.keyFor(reason),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: decisionKeys.all(person) }),
  })
}
