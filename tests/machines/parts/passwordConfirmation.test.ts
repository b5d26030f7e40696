import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  selectFailure,
  selectIsAsking,
  selectIsBusy,
  selectMessage,
} from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import type { ActSetback } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { rightPassword, stubPasswordStep } from '#tests/support/startPasswordConfirmation.ts'

function start() {
  const { actors, server } = stubPasswordStep()
  const given: (string | null)[] = []
  const actor = createActor(
    actors.confirmation.provide({ actions: { giveToken: ({ context }) => void given.push(context.token) } }),
  ).start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    server,
    given,
    now,
    /** Sends the password, and waits until it is checked. */
    async type(password = rightPassword) {
      actor.send({ type: 'password.send', password })
      await waitFor(actor, (snapshot) => !selectIsBusy(snapshot) || given.length > 0)
    },
    tell: (type: ActSetback['type']) => actor.send({ type }),
  }
}

describe('a binding act', () => {
  it('gets a token for the right password, and waits for the outcome of the act', async () => {
    const { now, type, given } = start()

    await type()

    expect(given).toEqual(['token'])
    expect(selectIsBusy(now())).toBe(true)
  })

  it('gets no token for a wrong password, and shows how many tries are left', async () => {
    const { now, type, given } = start()

    await type('not this one')

    expect(given).toEqual([])
    expect(selectMessage(now())).toEqual({ code: 'invalid_credentials', remainingTries: 4 })
    expect(selectIsAsking(now())).toBe(true)
  })

  it('asks for the password again when the server could not check it', async () => {
    const { now, type, given, server } = start()
    const { confirms } = server
    server.confirms = () => new Error('offline')

    await type()
    expect(selectMessage(now())?.code).toBe('unanswered')
    server.confirms = confirms
    await type()

    expect(given).toEqual(['token'])
  })

  it.each([
    ['act.unanswered', 'unanswered'],
    ['act.failed', 'failed'],
  ] as const)('gives the same token again after %s, without the password', async (news, failure) => {
    const { actor, now, type, tell, given } = start()
    await type()

    tell(news)
    expect(selectFailure(now())).toBe(failure)
    actor.send({ type: 'act.send' })

    expect(given).toEqual(['token', 'token'])
    expect(selectIsBusy(now())).toBe(true)
  })

  it('asks for the password again when its confirmation has expired', async () => {
    const { now, type, tell } = start()
    await type()

    tell('act.expired')

    expect(selectMessage(now())?.code).toBe('expired')
    expect(selectIsAsking(now())).toBe(true)
  })

  it('gets one token however often the button is pressed', async () => {
    const { actor, type, given } = start()

    const over = type()
    actor.send({ type: 'password.send', password: rightPassword })
    actor.send({ type: 'act.send' })
    await over
    actor.send({ type: 'act.send' })

    expect(given).toHaveLength(1)
  })
})
