import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { roomMachine } from '#machines/decisions/room/room.machine.ts'
import { selectBinding, selectIsRecording, selectIsSending } from '#machines/decisions/room/room.selectors.ts'
import type { OthersAnswer, OthersVote } from '#machines/decisions/room/room.setup.ts'
import { lastStepInHand, lastStepOf } from './startBinding.ts'

/** A meeting that votes, over a server held in the hand. */
export function startRoom() {
  const { actors, server } = lastStepInHand<null>()
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
  const lastStep = lastStepOf(actor, { selectBinding, selectIsSending })
  return {
    actor,
    server,
    room,
    ...lastStep,
    ask: (vote: OthersVote) => actor.send({ type: 'others.ask', vote }),
    /** Yes, and what comes of it. */
    async agree() {
      actor.send({ type: 'others.confirm' })
      await waitFor(actor, (snapshot) => !selectIsRecording(snapshot))
    },
  }
}
