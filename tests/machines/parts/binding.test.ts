import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  selectFailure,
  selectIsAsking,
  selectIsBusy,
  selectMessage,
} from '#machines/parts/binding/binding.selectors.ts'
import { bindingInHand, rightPassword } from '#tests/support/startBinding.ts'

const act = { choice: 'for' }

function start() {
  const { machine, server } = bindingInHand()
  const actor = createActor(machine, { input: { act } }).start()
  const settled = () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  return {
    actor,
    server,
    now: () => actor.getSnapshot(),
    type: (password = rightPassword) => {
      actor.send({ type: 'password.send', password })
      return settled()
    },
    again: () => {
      actor.send({ type: 'act.send' })
      return settled()
    },
  }
}

describe('what binds', () => {
  it('is sent once the password is right, and says what came of it', async () => {
    const { now, type, server } = start()

    await type()

    expect(server.received).toEqual([{ act, token: 'token' }])
    expect(now()).toMatchObject({ status: 'done', output: { kind: 'sent', id: 'v1' } })
  })

  it('is not sent with a wrong password, and says how many tries are left', async () => {
    const { now, type, server } = start()

    await type('not this one')

    expect(server.received).toEqual([])
    expect(selectMessage(now())).toEqual({ code: 'invalid_credentials', remainingTries: 4 })
    expect(selectIsAsking(now())).toBe(true)
  })

  it('asks for the password again when nobody could judge it', async () => {
    const { now, type, server } = start()
    const { confirms } = server
    server.confirms = () => new Error('offline')

    await type()
    expect(selectMessage(now())?.code).toBe('unanswered')
    server.confirms = confirms
    await type()

    expect(now().status).toBe('done')
  })

  it.each([
    [{ kind: 'unanswered' }, 'unanswered'],
    [new Error('503'), 'failed'],
  ] as const)('is sent again after %o without the password, with the same token', async (answer, failure) => {
    const { now, type, again, server } = start()
    const { answer: taken } = server
    server.answer = answer

    await type()
    expect(selectFailure(now())).toBe(failure)
    server.answer = taken
    await again()

    expect(now().status).toBe('done')
    expect(server.received).toEqual([
      { act, token: 'token' },
      { act, token: 'token' },
    ])
  })

  it('asks for the password once more when it was typed too long ago', async () => {
    const { now, type, server } = start()
    server.answer = { kind: 'expired' }

    await type()

    expect(selectMessage(now())?.code).toBe('expired')
    expect(selectIsAsking(now())).toBe(true)
  })

  it('ends with the refusal of the server', async () => {
    const { now, type, server } = start()
    server.answer = { kind: 'refused', reason: 'user_already_voted', fieldCodes: {} }

    await type()

    expect(now().output).toMatchObject({ kind: 'refused', reason: 'user_already_voted' })
  })

  it('is one request, however often the button is pressed', async () => {
    const { actor, type, server } = start()

    const over = type()
    actor.send({ type: 'password.send', password: rightPassword })
    actor.send({ type: 'act.send' })
    await over

    expect(server.received).toHaveLength(1)
  })
})
