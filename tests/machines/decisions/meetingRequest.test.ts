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

describe('requesting a meeting', () => {
  it('sends the message once the password is confirmed, and deletes the copy', async () => {
    const { now, ask, server, page } = start()

    await ask()

    expect(server.received).toEqual([{ act: { message: 'Le devis date de trois ans.' }, token: 'token' }])
    expect([selectPart(now()), page.hasForgotten]).toEqual(['requested', true])
  })

  it('keeps the message in the tab, and restores it', () => {
    const { actor, page } = start()

    actor.send({ type: 'message.change', message: 'Le devis' })

    expect(page.copies).toEqual(['Le devis'])
    expect(selectMessage(start({ message: 'Le devis' }).now())).toBe('Le devis')
  })

  it('goes back to the message, but not while it is being sent', async () => {
    const { actor, now, confirmationRef } = start()
    actor.send({ type: 'request.confirm', message: 'Non' })

    actor.send({ type: 'request.back' })
    expect(selectPart(now())).toBe('writing')
    actor.send({ type: 'request.confirm', message: 'Oui' })
    confirmationRef().send({ type: 'password.send', password: rightPassword })
    expect(selectIsSending(now())).toBe(true)
    actor.send({ type: 'request.back' })
    expect(selectPart(now())).toBe('confirm')

    await waitFor(actor, (snapshot) => selectPart(snapshot) === 'requested')
  })

  it('can be retried after a lost response', async () => {
    const { now, ask, confirmationRef, server } = start()
    server.answer = { kind: 'unanswered' }

    await ask()

    expect(selectPart(now())).toBe('confirm')
    expect(selectFailure(confirmationRef().getSnapshot())).toBe('unanswered')
  })

  it('is over once others have reached the quarter', async () => {
    const { now, ask, server } = start()
    server.answer = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }

    await ask()

    expect(selectPart(now())).toBe('over')
  })

  it('reports a refused message, and keeps it', async () => {
    const { now, ask, server } = start()
    server.answer = { kind: 'refused', reason: 'invalid_value', fieldCodes: { message: 'too_long' } }

    await ask('Trop long')

    expect([selectPart(now()), selectIsRefused(now()), selectMessage(now())]).toEqual(['writing', true, 'Trop long'])
  })
})

describe('withdrawing a request', () => {
  it('allows another request afterwards', async () => {
    const { now, withdraw } = start({ isSupporter: true })
    expect(selectPart(now())).toBe('requested')

    await withdraw()

    expect(selectPart(now())).toBe('writing')
  })

  it('keeps the request when it fails, and can be retried', async () => {
    const { now, withdraw, withdrawal } = start({ isSupporter: true })
    withdrawal.answer = new Error('offline')

    await withdraw()
    expect([selectPart(now()), selectIsKept(now())]).toEqual(['requested', true])
    withdrawal.answer = 'withdrawn'
    await withdraw()

    expect(selectPart(now())).toBe('writing')
  })

  it('waits for the decision to show the outcome when it is too late', async () => {
    const { now, page, withdraw, withdrawal } = start({ isSupporter: true, isPossible: false })
    withdrawal.answer = 'tooLate'

    await withdraw()
    expect([selectPart(now()), selectIsKept(now())]).toEqual(['requested', false])
    page.learn(false, false)

    expect(selectPart(now())).toBe('over')
  })
})

describe('a decision that changes meanwhile', () => {
  it('takes no request once it is closed', () => {
    expect(selectPart(start({ isPossible: false }).now())).toBe('over')
  })

  it('shows a request from another device, and deletes the text typed here', () => {
    const { now, page } = start({ message: 'Le devis' })

    page.learn(true)

    expect([selectPart(now()), page.hasForgotten]).toEqual(['requested', true])
  })

  it('may go before the president while they write; the text stays in the tab', () => {
    const { now, page } = start({ message: 'Le devis' })

    page.learn(false, false)

    expect([selectPart(now()), page.hasForgotten]).toEqual(['over', false])
  })

  it('changes nothing while the request is being sent', async () => {
    const { actor, now, page, confirmationRef } = start()
    actor.send({ type: 'request.confirm', message: null })
    confirmationRef().send({ type: 'password.send', password: rightPassword })

    page.learn(true, false)
    expect(selectPart(now())).toBe('confirm')

    await waitFor(actor, (snapshot) => selectPart(snapshot) === 'requested')
  })

  it('shows that a request with a lost response had arrived', async () => {
    const { now, page, ask, server } = start()
    server.answer = { kind: 'unanswered' }
    await ask()

    page.learn(true)

    expect(selectPart(now())).toBe('requested')
  })

  it('shows that a request was refused because their own had already arrived', async () => {
    const { now, page, ask, server } = start()
    server.answer = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }
    await ask()

    page.learn(true)

    expect(selectPart(now())).toBe('requested')
  })

  it('takes requests again once the president has refused, but not once the meeting is called', () => {
    const { now, page } = start({ isSupporter: true })

    page.learn(false)
    expect(selectPart(now())).toBe('writing')
    page.learn(true)
    page.learn(false, false)

    expect(selectPart(now())).toBe('over')
  })
})
