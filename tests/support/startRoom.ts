import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { roomMachine } from '#machines/decisions/room/room.machine.ts'
import { selectBinding, selectIsRecording } from '#machines/decisions/room/room.selectors.ts'
import type { OthersAnswer, OthersVote } from '#machines/decisions/room/room.setup.ts'
import type { BindingRef } from '#machines/parts/binding/binding.machine.ts'
import { actOn, bindingInHand } from './startBinding.ts'

/** A meeting that votes, over a server held in the hand. */
export function startRoom() {
  const { machine: binding, server } = bindingInHand()
  const room = { answer: 'recorded' as OthersAnswer | Error, received: [] as OthersVote[] }
  const actor = createActor(
    roomMachine.provide({
      actors: {
        binding,
        recordOthers: fromPromise<OthersAnswer, { vote: OthersVote }>(async ({ input: { vote } }) => {
          room.received.push(vote)
          if (room.answer instanceof Error) throw room.answer
          return room.answer
        }),
      },
    }),
    { clock: new SimulatedClock() },
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
    room,
    now,
    bindingRef,
    ...actOn(bindingRef),
    ask: (vote: OthersVote) => actor.send({ type: 'others.ask', vote }),
    /** Yes, and what comes of it. */
    async agree() {
      actor.send({ type: 'others.confirm' })
      await waitFor(actor, (snapshot) => !selectIsRecording(snapshot))
    },
  }
}
