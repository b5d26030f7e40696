import { createActor, SimulatedClock } from 'xstate'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import { presidentDeskMachine } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import { selectConfirmation, selectIsSending } from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import type { DeskAct } from '#machines/decisions/presidentDesk/presidentDesk.setup.ts'
import { passwordStepInHand, passwordStepOf } from './startPasswordConfirmation.ts'

export const aMeeting = { answer: 'organise', day: '2030-03-20', time: '18:30', location: 'Salle des fêtes' } as const

/** The president's desk over a server held in the hand, and a page that notes what it keeps. */
export function startPresidentDesk(answer: PresidentAnswer | null = null) {
  const { actors, server } = passwordStepInHand<DeskAct>()
  const page = { copies: [] as PresidentAnswer[], hasForgotten: false }
  const actor = createActor(
    presidentDeskMachine.provide({
      actors,
      actions: {
        copyAnswer: (_, params) => void page.copies.push(params.answer),
        forgetDraft: () => {
          page.hasForgotten = true
        },
      },
    }),
    { input: { answer }, clock: new SimulatedClock() },
  ).start()
  const passwordStep = passwordStepOf(actor, { selectConfirmation, selectIsSending })
  return {
    actor,
    server,
    page,
    ...passwordStep,
    choose: (chosen: PresidentAnswer) => actor.send({ type: 'answer.choose', answer: chosen }),
    /** Up to the password. */
    fillIn(act: DeskAct) {
      actor.send({ type: 'answer.choose', answer: act.answer })
      actor.send({ type: 'answer.confirm', act })
    },
  }
}
