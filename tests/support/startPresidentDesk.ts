import { createActor, SimulatedClock } from 'xstate'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import { presidentDeskMachine } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import { selectBinding } from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import type { BindingRef } from '#machines/parts/binding/binding.machine.ts'
import type { Act } from '#machines/parts/binding/binding.setup.ts'
import { actOn, bindingInHand } from './startBinding.ts'

export const aMeeting = { day: '2030-03-20', time: '18:30', location: 'Salle des fêtes' }

/** The president's desk over a server held in the hand, and a page that notes what it keeps. */
export function startPresidentDesk(answer: PresidentAnswer | null = null) {
  const { machine: binding, server } = bindingInHand()
  const page = { copies: [] as PresidentAnswer[], hasForgotten: false }
  const actor = createActor(
    presidentDeskMachine.provide({
      actors: { binding },
      actions: {
        copyAnswer: (_, params) => void page.copies.push(params.answer),
        forgetDraft: () => {
          page.hasForgotten = true
        },
      },
    }),
    { input: { answer }, clock: new SimulatedClock() },
  ).start()
  const now = () => actor.getSnapshot()
  const bindingRef = (): BindingRef => {
    const ref = selectBinding(now())
    if (!ref) throw new Error('the password is asked for last')
    return ref
  }
  return {
    actor,
    server,
    page,
    now,
    bindingRef,
    ...actOn(bindingRef),
    choose: (chosen: PresidentAnswer) => actor.send({ type: 'answer.choose', answer: chosen }),
    /** Up to the password. */
    fillIn(chosen: PresidentAnswer, values: Act) {
      actor.send({ type: 'answer.choose', answer: chosen })
      actor.send({ type: 'answer.confirm', values })
    },
  }
}
