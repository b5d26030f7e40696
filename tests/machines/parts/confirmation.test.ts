import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import {
  selectHasFailed,
  selectIsAsking,
  selectIsBusy,
  selectSubject,
} from '#machines/parts/confirmation/confirmation.selectors.ts'

function start(carryOut: (subject: string) => Promise<unknown>) {
  const machine = confirmationMachine.provide({
    actors: { carryOut: fromPromise<unknown, { subject: string }>(({ input }) => carryOut(input.subject)) },
  })
  return createActor(machine).start()
}

describe('confirmation', () => {
  it('does nothing before the person confirms', () => {
    const carryOut = vi.fn(async () => undefined)
    const actor = start(carryOut)

    actor.send({ type: 'question.ask', subject: 's-1' })
    expect(selectIsAsking(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'question.cancel' })

    expect(selectIsAsking(actor.getSnapshot())).toBe(false)
    expect(carryOut).not.toHaveBeenCalled()
  })

  it('carries out the action on its subject, and closes the question afterwards', async () => {
    const carryOut = vi.fn(async () => undefined)
    const actor = start(carryOut)

    actor.send({ type: 'question.ask', subject: 's-1' })
    actor.send({ type: 'question.confirm' })
    expect(selectIsBusy(actor.getSnapshot())).toBe(true)
    expect(selectSubject(actor.getSnapshot())).toBe('s-1')
    await waitFor(actor, (snapshot) => !selectIsAsking(snapshot))

    expect(carryOut).toHaveBeenCalledExactlyOnceWith('s-1')
  })

  it('reports a failure in the question, and can be retried', async () => {
    const carryOut = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'))
    const actor = start(carryOut)

    actor.send({ type: 'question.ask', subject: 's-1' })
    actor.send({ type: 'question.confirm' })
    await waitFor(actor, selectHasFailed)
    actor.send({ type: 'question.confirm' })

    await waitFor(actor, (snapshot) => !selectIsAsking(snapshot))
    expect(carryOut).toHaveBeenCalledTimes(2)
  })
})
