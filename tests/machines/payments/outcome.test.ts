import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { outcomeMachine } from '#machines/payments/outcome/outcome.machine.ts'
import { selectOutcome, selectView } from '#machines/payments/outcome/outcome.selectors.ts'
import type { Outcome } from '#machines/payments/outcome/outcome.setup.ts'

/** The page that people come back to: no other test proves when it asks the server again, and that it trusts only the server. */
function comeBack(answers: readonly (Outcome | null)[], id: string | null = 'an id') {
  const left = [...answers]
  const last = answers.at(-1) ?? null
  const read = vi.fn(async () => {
    const answer = left.length > 0 ? left.shift() : last
    if (!answer) throw new Error('no response')
    return answer
  })
  const selectPlace = vi.fn()
  const clock = new SimulatedClock()
  const actor = createActor(
    outcomeMachine.provide({
      actors: { readOutcome: fromPromise(read) },
      actions: { selectPlace: (_, { outcome }) => selectPlace(outcome) },
    }),
    { input: { type: 'signature', id, isSignedIn: true }, clock },
  ).start()
  const shows = (view: ReturnType<typeof selectView>) => waitFor(actor, (snapshot) => selectView(snapshot) === view)
  const rests = () => waitFor(actor, (snapshot) => snapshot.matches({ waiting: 'resting' }))
  return { actor, clock, read, selectPlace, shows, rests }
}

const signed: Outcome = { kind: 'done', placeId: 'p', state: 'signed' }

describe('the outcome of a signature', () => {
  it.each([
    [signed, 'done'],
    [{ kind: 'refused', placeId: 'p', state: 'refused' }, 'refused'],
    [{ kind: 'expired' }, 'expired'],
    [{ kind: 'elsewhere', allowedOffer: 'VSY' }, 'elsewhere'],
  ] as const)('is what the server says: %j', async (outcome, view) => {
    const { actor, shows, selectPlace } = comeBack([outcome])
    expect(selectView(actor.getSnapshot())).toBe('busy')
    await shows(view)
    expect(selectPlace).toHaveBeenCalledTimes('placeId' in outcome ? 1 : 0)
  })

  it('is not requested when the address names nothing', () => {
    const { actor, read } = comeBack([signed], null)
    expect(selectView(actor.getSnapshot())).toBe('expired')
    expect(read).not.toHaveBeenCalled()
  })

  it('is requested every few seconds until the server knows it, even after lost responses', async () => {
    const { actor, clock, read, rests, shows } = comeBack([{ kind: 'waiting' }, null, { kind: 'waiting' }, signed])
    await rests()
    for (let asked = 2; asked <= 3; asked += 1) {
      clock.increment(2_999)
      expect(read).toHaveBeenCalledTimes(asked - 1)
      clock.increment(1)
      expect(selectView(actor.getSnapshot())).toBe('waiting')
      expect(read).toHaveBeenCalledTimes(asked)
      await rests()
    }
    clock.increment(3_000)
    await shows('done')
    expect(selectOutcome(actor.getSnapshot())).toEqual(signed)
  })

  it('is requested less often after a minute, and immediately when the person asks', async () => {
    const { actor, clock, read, rests } = comeBack([{ kind: 'waiting' }])
    for (let asked = 1; asked <= 20; asked += 1) {
      await rests()
      clock.increment(3_000)
    }
    await rests()
    expect(read).toHaveBeenCalledTimes(20)
    clock.increment(11_999)
    expect(read).toHaveBeenCalledTimes(20)
    actor.send({ type: 'outcome.retry' })
    expect(read).toHaveBeenCalledTimes(21)
  })

  it('can be requested again without a response', async () => {
    const { actor, shows } = comeBack([null, signed])
    await shows('failed')
    actor.send({ type: 'outcome.retry' })
    await shows('done')
  })
})
