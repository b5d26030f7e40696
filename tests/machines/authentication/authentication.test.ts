import { describe, expect, it, vi } from 'vitest'
import {
  selectAllowedOffer,
  selectEmail,
  selectHasFailed,
  selectIsBusy,
  selectRefusal,
  selectView,
} from '#machines/authentication/authentication/authentication.selectors.ts'
import type { MailCheckOutcome } from '#machines/authentication/authentication/authentication.setup.ts'
import type { SignInRefusal } from '#machines/authentication/authentication/signInRefusal.ts'
import { SignInRefused } from '#machines/authentication/authentication/signInRefusal.ts'
import { email, knownAccount, offline, startAuthentication } from '#tests/support/startAuthentication.ts'

const refused = (refusal: Partial<SignInRefusal>) => () =>
  Promise.reject(
    new SignInRefused({
      code: 'invalid_credentials',
      message: null,
      remainingTries: null,
      allowedOffer: null,
      ...refusal,
    }),
  )

describe('the e-mail step', () => {
  it.each([
    ['LOGIN', 'password', { next: 'LOGIN' }],
    ['REGISTER', 'register', { next: 'REGISTER' }],
    ['CHECK_MAIL', 'checkMail', { next: 'CHECK_MAIL' }],
    ['REDIRECT_TO_OFFER', 'redirect', { next: 'REDIRECT_TO_OFFER', allowedOffer: 'VSY' }],
  ] as const)('goes on to %s when the check-user call says so', async (state, view, outcome) => {
    const { submit } = startAuthentication({ checkMail: async () => outcome })

    const snapshot = await submit()

    expect(snapshot.matches(state)).toBe(true)
    expect(selectView(snapshot)).toBe(view)
    expect(selectEmail(snapshot)).toBe(email)
  })

  it('names the allowed offer of the account, and forgets it for another address', async () => {
    const { actor, submit } = startAuthentication({
      checkMail: async () => ({ next: 'REDIRECT_TO_OFFER', allowedOffer: 'ECO' }),
    })

    expect(selectAllowedOffer(await submit())).toBe('ECO')
    actor.send({ type: 'email.change' })

    expect(selectView(actor.getSnapshot())).toBe('email')
    expect(selectAllowedOffer(actor.getSnapshot())).toBeNull()
  })

  it('keeps the address after a failure so that it can be sent again', async () => {
    const checkMail = vi.fn<() => Promise<MailCheckOutcome>>().mockImplementationOnce(offline)
    checkMail.mockImplementation(knownAccount)
    const { submit } = startAuthentication({ checkMail })

    const failed = await submit()
    expect(selectHasFailed(failed)).toBe(true)
    expect(selectView(failed)).toBe('email')
    expect(selectEmail(failed)).toBe(email)

    expect(selectView(await submit())).toBe('password')
  })

  it('signs in immediately when a password comes with the address', async () => {
    const signIn = vi.fn(async () => undefined)
    const { submit } = startAuthentication({ signIn })

    await submit('secret')

    expect(signIn).toHaveBeenCalledWith({ username: email, password: 'secret' })
  })

  it('is the target of the back button in every other sub-view, with the address still in its field', async () => {
    const { actor, submit, addStep } = startAuthentication({ checkMail: async () => ({ next: 'CHECK_MAIL' }) })
    expect(addStep).not.toHaveBeenCalled()
    await submit()
    expect(addStep).toHaveBeenCalledOnce()

    actor.send({ type: 'step.back' })

    expect(selectView(actor.getSnapshot())).toBe('email')
    expect(selectEmail(actor.getSnapshot())).toBe(email)
  })

  it.each([
    ['the query string', { pathname: '/connexion', search: '?email=ada%40demo.example' }],
    ['the page that has set a password', { pathname: '/connexion', search: '', email }],
  ])('takes the address from %s, and waits for the person to send it', (_, address) => {
    const { actor } = startAuthentication({}, address)

    expect(selectEmail(actor.getSnapshot())).toBe(email)
    expect(selectIsBusy(actor.getSnapshot())).toBe(false)
  })
})

describe('the password step', () => {
  it('signs in with the right password', async () => {
    const { submit } = startAuthentication({ checkMail: knownAccount, signIn: async () => undefined })

    await submit()
    const done = await submit('secret')

    expect(done.output).toEqual({ outcome: 'signedIn', email })
  })

  it.each([
    { code: 'invalid_credentials', remainingTries: 3, snacks: 1 },
    { code: 'last_attempt_before_lock', remainingTries: null, snacks: 1 },
    { code: 'account_locked', remainingTries: null, snacks: 0 },
    { code: 'too_many_requests', remainingTries: null, snacks: 0 },
  ])('says why it was refused: $code', async ({ code, remainingTries, snacks }) => {
    const { submit, announceWrongCombination } = startAuthentication({
      checkMail: knownAccount,
      signIn: refused({ code, remainingTries }),
    })

    await submit()
    const snapshot = await submit('wrong')

    expect(selectView(snapshot)).toBe('password')
    expect(selectRefusal(snapshot)).toMatchObject({ code, remainingTries })
    expect(announceWrongCombination).toHaveBeenCalledTimes(snacks)
  })

  it('reports a general failure without a response', async () => {
    const { submit } = startAuthentication({ checkMail: knownAccount })

    await submit()

    expect(selectRefusal(await submit('secret'))?.code).toBe('unexpected')
  })

  it('redirects to the other site when the account is only allowed there', async () => {
    const { submit } = startAuthentication({
      checkMail: knownAccount,
      signIn: refused({ code: 'wrong_offer', allowedOffer: 'DIR' }),
    })

    await submit()
    const snapshot = await submit('secret')

    expect(snapshot.matches('REDIRECT_TO_OFFER')).toBe(true)
    expect(selectAllowedOffer(snapshot)).toBe('DIR')
  })

  it('goes back to the e-mail step, which clears the refusal but keeps the address', async () => {
    const { actor, submit } = startAuthentication({ checkMail: knownAccount, signIn: refused({}) })
    await submit()
    await submit('wrong')

    actor.send({ type: 'email.change' })

    expect(selectView(actor.getSnapshot())).toBe('email')
    expect(selectRefusal(actor.getSnapshot())).toBeNull()
    expect(selectEmail(actor.getSnapshot())).toBe(email)
  })

  it('keeps no password', async () => {
    const { submit } = startAuthentication({ checkMail: knownAccount, signIn: refused({}) })
    await submit()

    expect(JSON.stringify((await submit('s3cret-marked')).context)).not.toContain('s3cret-marked')
  })
})
