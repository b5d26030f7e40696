import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type {
  ImpersonationAnswer,
  ImpersonationRequest,
} from '#machines/administration/impersonation/impersonation.machine.ts'
import { impersonationMachine } from '#machines/administration/impersonation/impersonation.machine.ts'
import {
  selectChosen,
  selectIsChoosing,
  selectIsRefused,
  selectSearch,
} from '#machines/administration/impersonation/impersonation.selectors.ts'

const ada = { userId: 'u-1', displayName: 'Ada Lovelace', email: 'ada@demo.example' }

function start(
  answer: (request: ImpersonationRequest) => Promise<ImpersonationAnswer> = async () => ({ isStarted: true }),
) {
  const clock = new SimulatedClock()
  const machine = impersonationMachine.provide({
    actors: { startImpersonation: fromPromise(({ input }) => answer(input)) },
  })
  return { actor: createActor(machine, { clock }).start(), clock }
}

describe('impersonation', () => {
  it('searches after a pause of half a second in typing', () => {
    const { actor, clock } = start()

    actor.send({ type: 'search.type', text: 'ad' })
    clock.increment(499)
    actor.send({ type: 'search.type', text: 'ada ' })
    clock.increment(499)
    expect(selectSearch(actor.getSnapshot())).toBe('')
    clock.increment(1)

    expect(selectSearch(actor.getSnapshot())).toBe('ada')
  })

  it('impersonates the chosen person for the given reason', async () => {
    const answer = vi.fn(async () => ({ isStarted: true }))
    const { actor } = start(answer)

    actor.send({ type: 'person.choose', person: ada })
    actor.send({ type: 'reason.send', reason: 'a call' })
    await waitFor(actor, ({ status }) => status === 'done')

    expect(answer).toHaveBeenCalledExactlyOnceWith({ userId: 'u-1', reason: 'a call' })
  })

  it('returns to the same search to choose somebody else', () => {
    const { actor, clock } = start()

    actor.send({ type: 'search.type', text: 'ada' })
    clock.increment(500)
    actor.send({ type: 'person.choose', person: ada })
    actor.send({ type: 'person.change' })

    expect(selectIsChoosing(actor.getSnapshot())).toBe(true)
    expect(selectChosen(actor.getSnapshot())).toBeNull()
    expect(selectSearch(actor.getSnapshot())).toBe('ada')
  })

  it('reports a refusal, and can be retried', async () => {
    const answer = vi.fn(async () => ({ isStarted: true })).mockResolvedValueOnce({ isStarted: false })
    const { actor } = start(answer)

    actor.send({ type: 'person.choose', person: ada })
    actor.send({ type: 'reason.send', reason: 'a call' })
    await waitFor(actor, selectIsRefused)
    actor.send({ type: 'reason.send', reason: 'a call' })

    await waitFor(actor, ({ status }) => status === 'done')
  })
})
