import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { passwordRequestMachine } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of the invoked actors and of delays are just more events: nothing runs here. */
const paths = getShortestPaths(passwordRequestMachine, {
  input: { email: null },
  events: [
    { type: 'email.change', isValid: true },
    { type: 'email.change', isValid: false },
    { type: 'captcha.retry' },
    { type: 'form.submit', email: 'ada@demo.example' },
    { type: 'xstate.done.actor.loadChallenge', output: {} },
    { type: 'xstate.error.actor.loadChallenge', error: new Error('offline') },
    { type: 'xstate.done.actor.solveChallenge', output: { token: 'solution', lifetime: 1 } },
    { type: 'xstate.error.actor.solveChallenge', error: new Error('no worker') },
    { type: 'xstate.done.actor.requestPassword', output: { isSent: true } },
    { type: 'xstate.done.actor.requestPassword', output: { isSent: false, code: 'captcha_refused' } },
    { type: 'xstate.error.actor.requestPassword', error: new Error('offline') },
    { type: 'xstate.after.solutionLifetime.passwordRequest.composing.captcha.solved' },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})
const captchaStates = ['loadingChallenge', 'solving', 'solved', 'failed', 'expired']
const emailStates = ['invalid', 'valid']

describe('passwordRequest chart', () => {
  it('reaches every state', () => {
    const composing = captchaStates.flatMap((captcha) =>
      emailStates.map((email) => ({ composing: { captcha, email } })),
    )

    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([...composing, 'sending', 'sent'].map((value) => JSON.stringify(value))),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('sends from one place only: a valid address beside a passed check', () => {
    const senders = paths.filter(({ state }) => state.can({ type: 'form.submit', email: '' }))

    expect(senders.map(({ state }) => state.value)).toEqual([{ composing: { captcha: 'solved', email: 'valid' } }])
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(passwordRequestMachine.root)).toEqual([])
  })
})
