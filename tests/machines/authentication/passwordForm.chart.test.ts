import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { passwordFormMachine } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const answers = [
  { type: 'saved' },
  { type: 'expired' },
  { type: 'wrongOffer', allowedOffer: 'VSY' },
  { type: 'failed' },
]

/** Outcomes of the invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(passwordFormMachine, {
  input: { kind: 'reset', token: 'token' },
  events: [
    { type: 'form.submit', password: 'short', failedRules: ['mustHaveDigit'], isValid: false },
    { type: 'form.submit', password: 'Demo-Copro-2026!', failedRules: [], isValid: true },
    ...answers.map((output) => ({ type: 'xstate.done.actor.savePassword', output })),
    { type: 'xstate.error.actor.savePassword', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
  stopWhen: (snapshot) => snapshot.context.submitCount > 3,
})

describe('passwordForm chart', () => {
  it('reaches every state it can stay in', () => {
    const { opening: _, ...lasting } = passwordFormMachine.states

    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(lasting)))
  })

  it('rests only where it is finished, or where a link leads on', () => {
    const resting = paths.filter(({ state }) =>
      getNextTransitions(state).every(({ source }) => source === state.machine.root),
    )

    expect(new Set(resting.map(({ state }) => state.value))).toEqual(new Set(['saved', 'expired', 'redirectToOffer']))
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(passwordFormMachine.root)).toEqual([])
  })
})
