import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectIsKept,
  selectIsRefused,
  selectIsSending,
  selectMessage,
  selectPart,
} from '#machines/decisions/meetingRequest/meetingRequest.selectors.ts'
import { selectFailure } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import { startMeetingRequest as start } from '#tests/support/startMeetingRequest.ts'
import { rightPassword } from '#tests/support/startPasswordConfirmation.ts'

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
    const { actor, now, confirmationRef } = start()
    actor.send({ type: 'request.confirm', message: 'Non' })

    actor.send({ type: 'request.back' })
    expect(selectPart(now())).toBe('writing')
    actor.send({ type: 'request.confirm', message: 'Oui' })
    confirmationRef().send({ type: 'password.send', password: rightPassword })
    expect(selectIsSending(now())).toBe(true)
    actor.send({ type: 'request.back' })
    expect(selectPart(now())).toBe('confirm')

    await waitFor(actor, (snapshot) => selectPart(snapshot) === 'asked')
  })

  it('is sent again after a lost answer', async () => {
    const { now, ask, confirmationRef, server } = start()
    server.answer = { kind: 'unanswered' }

    await ask()

    expect(selectPart(now())).toBe('confirm')
    expect(selectFailure(confirmationRef().getSnapshot())).toBe('unanswered')
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
    const { now, withdraw } = start({ isSupporter: true })
    expect(selectPart(now())).toBe('asked')

    await withdraw()

    expect(selectPart(now())).toBe('writing')
  })

  it('still asks when it could not be withdrawn, and tries again', async () => {
    const { now, withdraw, withdrawal } = start({ isSupporter: true })
    withdrawal.answer = new Error('offline')

    await withdraw()
    expect([selectPart(now()), selectIsKept(now())]).toEqual(['asked', true])
    withdrawal.answer = 'withdrawn'
    await withdraw()

    expect(selectPart(now())).toBe('writing')
  })

  it('leaves it to the decision to say what became of it when it is too late', async () => {
    const { now, page, withdraw, withdrawal } = start({ isSupporter: true, isPossible: false })
    withdrawal.answer = 'tooLate'

    await withdraw()
    expect([selectPart(now()), selectIsKept(now())]).toEqual(['asked', false])
    page.learn(false, false)

    expect(selectPart(now())).toBe('over')
  })
})

describe('the decision, which changes meanwhile', () => {
  it('is not to be asked about once it is closed', () => {
    expect(selectPart(start({ isPossible: false }).now())).toBe('over')
  })

  it('says that they have asked on another device, and forgets what is typed here', () => {
    const { now, page } = start({ message: 'Le devis' })

    page.learn(true)

    expect([selectPart(now()), page.hasForgotten]).toEqual(['asked', true])
  })

  it('is before the president while they write; what is typed stays in the tab', () => {
    const { now, page } = start({ message: 'Le devis' })

    page.learn(false, false)

    expect([selectPart(now()), page.hasForgotten]).toEqual(['over', false])
  })

  it('changes nothing while the request is on its way', async () => {
    const { actor, now, page, confirmationRef } = start()
    actor.send({ type: 'request.confirm', message: null })
    confirmationRef().send({ type: 'password.send', password: rightPassword })

    page.learn(true, false)
    expect(selectPart(now())).toBe('confirm')

    await waitFor(actor, (snapshot) => selectPart(snapshot) === 'asked')
  })

  it('shows that a request whose answer was lost had arrived', async () => {
    const { now, page, ask, server } = start()
    server.answer = { kind: 'unanswered' }
    await ask()

    page.learn(true)

    expect(selectPart(now())).toBe('asked')
  })

  it('shows that the refused request was their own, which had arrived before', async () => {
    const { now, page, ask, server } = start()
    server.answer = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }
    await ask()

    page.learn(true)

    expect(selectPart(now())).toBe('asked')
  })

  it('may be asked about again once the president has refused, and not once they called the meeting', () => {
    const { now, page } = start({ isSupporter: true })

    page.learn(false)
    expect(selectPart(now())).toBe('writing')
    page.learn(true)
    page.learn(false, false)

    expect(selectPart(now())).toBe('over')
  })
})
