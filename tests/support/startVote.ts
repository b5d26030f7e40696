import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Choice } from '#contract/decisions/majorities.ts'
import { voteMachine } from '#machines/decisions/vote/vote.machine.ts'
import { selectConfirmation, selectIsSending } from '#machines/decisions/vote/vote.selectors.ts'
import type { VoteAct, VoteDraft, VoteEvent, VoteInput, VoteStep } from '#machines/decisions/vote/vote.setup.ts'
import { passwordStepOf, stubPasswordStep } from './startPasswordConfirmation.ts'
import { stubSteps } from './stubSteps.ts'

export const anHour = 3_600_000

/** The flow of a vote with a stub server, a clock that the test moves, and a page that records its steps. */
export function startVote(input: Partial<VoteInput> = {}) {
  const clock = new SimulatedClock()
  const { actors, server } = stubPasswordStep<VoteAct>()
  const steps = stubSteps<VoteStep, VoteDraft>()
  const page = Object.assign(steps.page, {
    learn: (_ownVoteId: string | null, _isOpen = true, _present: Choice | null = null): void => {},
  })
  const machine = voteMachine.provide({
    actors: {
      ...actors,
      ...steps.actors,
      watchDecision: fromCallback<VoteEvent>(({ sendBack }) => {
        page.learn = (ownVoteId, isOpen = true, present = null) =>
          sendBack({ type: 'decision.changed', ownVoteId, present, isOpen })
      }),
    },
    actions: steps.actions,
  })
  const actor = createActor(machine, {
    input: { draft: null, step: 'documents', replaces: null, present: null, dueIn: anHour, ...input },
    clock,
  }).start()
  const passwordStep = passwordStepOf(actor, { selectConfirmation, selectIsSending })
  function read() {
    actor.send({ type: 'documents.tick', hasRead: true })
    actor.send({ type: 'documents.confirm' })
  }
  return {
    actor,
    clock,
    server,
    page,
    /** Ticks that everything was read, and continues. */
    read,
    /** Goes as far as the password step. */
    choose(choice: 'for' | 'against' | 'abstain' = 'for') {
      read()
      actor.send({ type: 'choice.choose', choice })
      actor.send({ type: 'choice.confirm' })
    },
    ...passwordStep,
  }
}
