import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { DeskAct, DeskField } from '#machines/decisions/presidentDesk/presidentDesk.setup.ts'
import { momentAt } from '#src/parts/civilMoment.ts'
import type { OfDecision, Sending } from '../passwordStep.actors.ts'
import { passwordStepActors } from '../passwordStep.actors.ts'

/** Sends the president's answer. */
export function deskActors({ timeZone, ...dependencies }: OfDecision & { readonly timeZone: string }) {
  const { api } = dependencies

  function send(act: DeskAct, { confirmationToken, ...sending }: Sending) {
    switch (act.answer) {
      case 'organise': {
        const { day, time, location } = act
        const meeting = { heldAt: momentAt(day, time, timeZone), location, confirmationToken }
        return api(decisionRoutes.organiseMeeting, { ...sending, body: { meeting } })
      }
      case 'refuse':
        return api(decisionRoutes.refuseMeeting, {
          ...sending,
          body: { refusal: { reason: act.reason, confirmationToken } },
        })
      case 'abandon':
        return api(decisionRoutes.abandon, {
          ...sending,
          body: { abandonment: { reason: act.reason, confirmationToken } },
        })
      case 'conclude':
        return api(decisionRoutes.conclude, { ...sending, body: { conclusion: { confirmationToken } } })
    }
  }

  return passwordStepActors<DeskAct, DeskField>({
    ...dependencies,
    send,
    fields: ['day', 'location', 'reason'],
    serverNames: { day: 'heldAt' },
  })
}
