import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { ballotsOf } from './decisionCalls.ts'
import type { Confirmed } from './deskCalls.ts'

type Named = { readonly userId: string }

/** What one owner does about the powers of one decision. */
export function powersOf(decisionId: string, by: Confirmed) {
  const params = { decisionId }
  const { confirmationToken } = by
  const read = async () => (await by.get(decisionRoutes.read, { params })).powers
  /** The only power that somebody may still answer or revoke; if there is none, the latest. */
  const only = async () => {
    const powers = await read()
    const withStatus = (status: string) => powers.find((power) => power.status === status)
    return { decisionId, powerId: (withStatus('offered') ?? withStatus('accepted') ?? powers[0])?.id ?? '' }
  }
  return {
    read,
    give: ({ userId: holderId }: Named, changes: object = {}) =>
      by.call(decisionRoutes.givePower, { params, body: { power: { holderId, confirmationToken, ...changes } } }),
    answer: async (isAccepted: boolean) =>
      by.call(decisionRoutes.answerPower, { params: await only(), body: { answer: { isAccepted } } }),
    revoke: async () => by.call(decisionRoutes.revokePower, { params: await only() }),
    voteFor: (principal: Named, choice: Choice = 'for') => ballotsOf(decisionId, by).voteFor(principal, choice, null),
  }
}
