import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { selectFailure, selectIsBusy } from '#machines/binding/binding.selectors.ts'
import { meetingRequestMachine } from '#machines/meetingRequest/meetingRequest.machine.ts'
import {
  selectBinding,
  selectIsKept,
  selectIsRefused,
  selectIsSending,
  selectIsWithdrawing,
  selectMessage,
  selectPart,
} from '#machines/meetingRequest/meetingRequest.selectors.ts'
import type { WithdrawAnswer } from '#machines/meetingRequest/meetingRequest.setup.ts'
import { bindingInHand, rightPassword } from '#tests/support/startBinding.ts'

function start({ message = '', isMine = false } = {}) {
  const { machine: binding, server } = bindingInHand()
  const page = { copies: [] as string[], hasForgotten: false }
  const withdrawal = { answer: 'withdrawn' as WithdrawAnswer | Error }
  const actor = createActor(
    meetingRequestMachine.provide({
      actors: {
        binding,
        withdraw: fromPromise<WithdrawAnswer>(async () => {
          if (withdrawal.answer instanceof Error) throw withdrawal.answer
          return withdrawal.answer
        }),
      },
      actions: {
        copyMessage: (_, params) => void page.copies.push(params.message),
        forgetMessage: () => {
          page.hasForgotten = true
        },
      },
    }),
    { input: { message, isMine }, clock: new SimulatedClock() },
  ).start()
  const now = () => actor.getSnapshot()
  const bindingRef = () => {
    const ref = selectBinding(now())
    if (!ref) throw new Error('the password is asked for after the message')
    return ref
  }
  return {
    actor,
    server,
    page,
    withdrawal,
    now,
    bindingRef,
    async ask(written = 'Le devis date de trois ans.') {
      actor.send({ type: 'request.confirm', message: written })
      const ref = bindingRef()
      ref.send({ type: 'password.send', password: rightPassword })
      await waitFor(ref, (snapshot) => !selectIsBusy(snapshot))
    },
    async withdraw() {
      actor.send({ type: 'request.withdraw' })
      await waitFor(actor, (snapshot) => !selectIsWithdrawing(snapshot))
    },
  }
}

describe('asking for a meeting', () => {
  it('sends the message with the password, and forgets the copy', async () => {
    const { now, ask, server, page } = start()

    await ask()

    expect(server.received).toEqual([{ act: { message: 'Le devis date de trois ans.' }, token: 'token' }])
    expect([selectPart(now()), page.hasForgotten]).toEqual(['asked', true])
  })

  it('keeps what is written in the tab, and finds it again', () => {
    const { actor, page } = start()

    actor.send({ type: 'message.change', message: 'Le devis' })

    expect(page.copies).toEqual(['Le devis'])
    expect(selectMessage(start({ message: 'Le devis' }).now())).toBe('Le devis')
  })

  it('goes back to the message, but not while it is on its way', async () => {
    const { actor, now, bindingRef } = start()
    actor.send({ type: 'request.confirm', message: 'Non' })

    actor.send({ type: 'request.back' })
    expect(selectPart(now())).toBe('writing')
    actor.send({ type: 'request.confirm', message: 'Oui' })
    bindingRef().send({ type: 'password.send', password: rightPassword })
    expect(selectIsSending(now())).toBe(true)
    actor.send({ type: 'request.back' })
    expect(selectPart(now())).toBe('confirm')

    await waitFor(actor, (snapshot) => selectPart(snapshot) === 'asked')
  })

  it('is sent again after a lost answer', async () => {
    const { now, ask, bindingRef, server } = start()
    server.answer = { kind: 'unanswered' }

    await ask()

    expect(selectPart(now())).toBe('confirm')
    expect(selectFailure(bindingRef().getSnapshot())).toBe('unanswered')
  })

  it('is over once others were enough', async () => {
    const { now, ask, server } = start()
    server.answer = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }

    await ask()

    expect(selectPart(now())).toBe('over')
  })

  it('says that the message is not taken, and keeps it', async () => {
    const { now, ask, server } = start()
    server.answer = { kind: 'refused', reason: 'invalid_value', fieldCodes: { message: 'too_long' } }

    await ask('Trop long')

    expect([selectPart(now()), selectIsRefused(now()), selectMessage(now())]).toEqual(['writing', true, 'Trop long'])
  })
})

describe('no longer asking', () => {
  it('withdraws, and may ask again', async () => {
    const { now, withdraw } = start({ isMine: true })
    expect(selectPart(now())).toBe('asked')

    await withdraw()

    expect(selectPart(now())).toBe('writing')
  })

  it('still asks when it could not be withdrawn, and tries again', async () => {
    const { now, withdraw, withdrawal } = start({ isMine: true })
    withdrawal.answer = new Error('offline')

    await withdraw()
    expect([selectPart(now()), selectIsKept(now())]).toEqual(['asked', true])
    withdrawal.answer = 'withdrawn'
    await withdraw()

    expect(selectPart(now())).toBe('writing')
  })

  it('is over when the president has it already', async () => {
    const { now, withdraw, withdrawal } = start({ isMine: true })
    withdrawal.answer = 'tooLate'

    await withdraw()

    expect(selectPart(now())).toBe('over')
  })
})
