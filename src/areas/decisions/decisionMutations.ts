import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteInput } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { decisionKeys } from './decisionKeys.ts'

type PowerParams = RouteInput<typeof decisionRoutes.revokePower>['params']
type NewDecision = RouteInput<typeof decisionRoutes.create>['body']['decision']

/** The mutations of decisions without a password; binding acts use machines/parts/passwordConfirmation. */
export function decisionMutations(api: Api, client: QueryClient, person: string) {
  const intention = createIntention(`decision ${person} new`)
  /** Waits for the decision as it is now, so that the page shows the outcome before the button is free again. */
  const onSettled = () => client.invalidateQueries({ queryKey: decisionKeys.all(person) })
  return {
    answerPower: (params: PowerParams) =>
      mutationOptions({
        mutationFn: (isAccepted: boolean) =>
          api(decisionRoutes.answerPower, { params, body: { answer: { isAccepted } } }),
        onSettled,
      }),
    revokePower: (params: PowerParams) =>
      mutationOptions({ mutationFn: () => api(decisionRoutes.revokePower, { params }), onSettled }),
    create: (placeId: string) =>
      mutationOptions({
        mutationFn: (decision: NewDecision) =>
          api(decisionRoutes.create, {
            params: { placeId },
            body: { decision },
            idempotencyKey: intention.keyFor(decision),
          }),
        onSuccess: (decision) => {
          intention.done()
          client.setQueryData<DecisionDetail>(decisionKeys.detail(person, decision.id), decision)
          void client.invalidateQueries({ queryKey: decisionKeys.all(person) })
        },
      }),
  }
}
