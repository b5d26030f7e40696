import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { GiftAct } from '#machines/decisions/powerGift/powerGift.setup.ts'
import type { OfDecision, Sending } from '../passwordStep.actors.ts'
import { passwordStepActors } from '../passwordStep.actors.ts'

/** Sends a power to its holder. */
export const powerGiftActors = (decision: OfDecision) =>
  passwordStepActors({
    ...decision,
    send: (act: GiftAct, { confirmationToken, ...sending }: Sending) =>
      decision.api(decisionRoutes.givePower, { ...sending, body: { power: { ...act, confirmationToken } } }),
  })
