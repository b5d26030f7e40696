import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { topicLinkRoutes } from '#contract/forum/topicLinks.ts'
import type { RouteInput } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { decisionKeys } from './decisionKeys.ts'

type PowerParams = RouteInput<typeof decisionRoutes.revokePower>['params']
type NewDecision = RouteInput<typeof decisionRoutes.create>['body']['decision']

type Proposed = {
  readonly decision: NewDecision
  /** The forum topic that it comes from; `null` = none. */
  readonly topicId: string | null
}

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
        /** Returns the id of the decision; with a topic, the two are linked. */
        mutationFn: async ({ decision, topicId }: Proposed): Promise<string> => {
          const sent = { body: { decision }, idempotencyKey: intention.keyFor({ ...decision, topicId }) }
          if (topicId !== null) {
            const { links } = await api(topicLinkRoutes.createDecision, { params: { topicId }, ...sent })
            const made = links.find(({ kind }) => kind === 'decision')
            if (!made) throw new Error('a topic that was put to the vote names no decision')
            return made.id
          }
          const created = await api(decisionRoutes.create, { params: { placeId }, ...sent })
          client.setQueryData<DecisionDetail>(decisionKeys.detail(person, created.id), created)
          return created.id
        },
        onSuccess: () => {
          intention.done()
          void client.invalidateQueries({ queryKey: decisionKeys.all(person) })
          void client.invalidateQueries({ queryKey: ['forum', person] })
        },
      }),
  }
}
