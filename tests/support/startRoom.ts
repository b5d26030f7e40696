import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { roomMachine } from '#machines/decisions/room/room.machine.ts'
import { selectConfirmation, selectIsRecording, selectIsSending } from '#machines/decisions/room/room.selectors.ts'
import type { OthersAnswer, OthersVote } from '#machines/decisions/room/room.setup.ts'
import { passwordStepOf, stubPasswordStep } from './startPasswordConfirmation.ts'

/** A meeting that is voting, with a stub server. */
export function startRoom() {
  const { actors, server } = stubPasswordStep<null>()
  const room = { answer: 'recorded' as OthersAnswer | Error, received: [] as OthersVote[] }
  const actor = createActor(
    roomMachine.provide({
      actors: {
        ...actors,
        recordOthers: fromPromise<OthersAnswer, { vote: OthersVote }>(async ({ input: { vote } }) => {
          room.received.push(vote)
          if (room.answer instanceof Error) throw room.answer
          return room.answer
        }),
      },
    }),
    { clock: new SimulatedClock() },
  ).start()
  const passwordStep = passwordStepOf(actor, { selectConfirmation, selectIsSending })
  return {
    actor,
    server,
    room,
    ...passwordStep,
    ask: (vote: OthersVote) => actor.send({ type: 'others.ask', vote }),
    /** Confirms and waits for the outcome. */
    async agree() {
      actor.send({ type: 'others.confirm' })
      await waitFor(actor, (snapshot) => !selectIsRecording(snapshot))
    },
  }
}
