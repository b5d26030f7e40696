import { createActor, SimulatedClock } from 'xstate'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import { presidentDeskMachine } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import { selectConfirmation, selectIsSending } from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import type { DeskAct } from '#machines/decisions/presidentDesk/presidentDesk.setup.ts'
import { passwordStepOf, stubPasswordStep } from './startPasswordConfirmation.ts'

export const aMeeting = { answer: 'organise', day: '2030-03-20', time: '18:30', location: 'Salle des fêtes' } as const

/** The president's desk with a stub server, and a page that records what it stores. */
export function startPresidentDesk(answer: PresidentAnswer | null = null) {
  const { actors, server } = stubPasswordStep<DeskAct>()
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
    /** Goes as far as the password step. */
    fillIn(act: DeskAct) {
      actor.send({ type: 'answer.choose', answer: act.answer })
      actor.send({ type: 'answer.confirm', act })
    },
  }
}
