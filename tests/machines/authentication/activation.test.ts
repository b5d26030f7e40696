import { describe, expect, it, vi } from 'vitest'
import type { Activation } from '#contract/authentication/authentication.ts'
import {
  selectEmail,
  selectHasFailed,
  selectView,
} from '#machines/authentication/authentication/authentication.selectors.ts'
import type { MailCheckOutcome } from '#machines/authentication/authentication/authentication.setup.ts'
import { email, offline, startAuthentication } from '#tests/support/startAuthentication.ts'

describe('the activation', () => {
  const activation: Activation = { email, customerReferenceNumber: 'C-100042', zipCode: '59000' }

  it('comes first when the screen is opened at /inscription', () => {
    const { actor } = startAuthentication({}, { pathname: '/inscription/', search: '' })

    expect(actor.getSnapshot().matches('REGISTER')).toBe(true)
  })

  it('sends customer number, postal code and address, then announces the mail', async () => {
    const activate = vi.fn(async () => undefined)
    const { actor, settled } = startAuthentication({ activate })

    actor.send({ type: 'register.start' })
    actor.send({ type: 'activation.submit', ...activation })
    const snapshot = await settled()

    expect(activate).toHaveBeenCalledWith(activation)
    expect(snapshot.matches('CHECK_MAIL')).toBe(true)
    expect(selectEmail(snapshot)).toBe(email)
  })

  it('stays on its form after a failure, and can be retried', async () => {
    const { actor, settled } = startAuthentication({ activate: offline })

    actor.send({ type: 'register.start' })
    actor.send({ type: 'activation.submit', ...activation })
    const snapshot = await settled()

    expect(selectView(snapshot)).toBe('register')
    expect(selectHasFailed(snapshot)).toBe(true)
    expect(snapshot.can({ type: 'activation.submit', ...activation })).toBe(true)
  })
})

describe('the announced mail', () => {
  const announced = { checkMail: async (): Promise<MailCheckOutcome> => ({ next: 'CHECK_MAIL' }) }

  it('returns to an empty login form once confirmed', async () => {
    const { actor, submit } = startAuthentication(announced)
    await submit()

    actor.send({ type: 'mail.confirm' })

    expect(selectView(actor.getSnapshot())).toBe('email')
    expect(selectEmail(actor.getSnapshot())).toBeNull()
  })

  it('is sent again on request, which ends at its confirmation', async () => {
    const signUp = vi.fn(async () => undefined)
    const { actor, submit, settled } = startAuthentication({ ...announced, signUp })
    await submit()

    actor.send({ type: 'mail.sendAgain' })

    expect((await settled()).output).toEqual({ outcome: 'emailSent', email })
    expect(signUp).toHaveBeenCalledWith({ email })
  })

  it('reports when it could not be sent again', async () => {
    const { actor, submit, settled } = startAuthentication(announced)
    await submit()

    actor.send({ type: 'mail.sendAgain' })

    expect(selectHasFailed(await settled())).toBe(true)
  })
})
