import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { authenticationMachine } from '#machines/authentication/authentication/authentication.machine.ts'
import { SignInRefused } from '#machines/authentication/authentication/signInRefusal.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const email = 'ada@demo.example'
const refusal = { message: null, remainingTries: null, allowedOffer: null }

/** Outcomes of the invoked actors are just more events: the actors themselves never run here. */
const paths = getShortestPaths(authenticationMachine, {
  input: { email: null, isRegistering: false },
  events: [
    { type: 'login.submit', email, password: null },
    { type: 'login.submit', email, password: 'secret' },
    { type: 'email.change' },
    { type: 'step.back' },
    { type: 'register.start' },
    { type: 'activation.submit', email, customerReferenceNumber: 'C-1', zipCode: '59000' },
    { type: 'mail.confirm' },
    { type: 'mail.sendAgain' },
    ...(['CHECK_MAIL', 'REGISTER', 'LOGIN'] as const).map((next) => ({
      type: 'xstate.done.actor.checkMail',
      output: { next },
    })),
    { type: 'xstate.done.actor.checkMail', output: { next: 'REDIRECT_TO_OFFER', allowedOffer: 'VSY' } },
    { type: 'xstate.error.actor.checkMail', error: new Error('offline') },
    { type: 'xstate.done.actor.signIn' },
    {
      type: 'xstate.error.actor.signIn',
      error: new SignInRefused({ ...refusal, code: 'invalid_credentials' }),
    },
    { type: 'xstate.done.actor.activate' },
    { type: 'xstate.error.actor.activate', error: new Error('offline') },
    { type: 'xstate.done.actor.signUp' },
    { type: 'xstate.error.actor.signUp', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('authentication chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(
        [
          { none: 'asking' },
          { none: 'checkingMail' },
          { none: 'checkFailed' },
          { LOGIN: 'asking' },
          { LOGIN: 'signingIn' },
          { LOGIN: 'refused' },
          { REGISTER: 'asking' },
          { REGISTER: 'activating' },
          { REGISTER: 'activationFailed' },
          { CHECK_MAIL: 'announced' },
          { CHECK_MAIL: 'sendingAgain' },
          { CHECK_MAIL: 'sendingFailed' },
          'REDIRECT_TO_OFFER',
          'signedIn',
          'emailSent',
        ].map((value) => JSON.stringify(value)),
      ),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('says in words what every state and every transition means', () => {
    expect(missingDescriptions(authenticationMachine.root)).toEqual([])
  })
})
