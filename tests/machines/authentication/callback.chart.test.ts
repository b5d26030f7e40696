import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { callbackMachine } from '#machines/authentication/callback/callback.machine.ts'
import { callbackInput } from '#machines/authentication/callback/callbackInput.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const addresses = ['?result=success', '?result=expired', '?result=wrong_offer', '', '?unlock_token=t-1']

const reached = addresses.flatMap((search) =>
  getShortestPaths(callbackMachine, {
    input: callbackInput({ pathname: '/callback/deblocage', search }),
    events: [
      { type: 'unlock.retry' },
      { type: 'xstate.done.actor.unlock', output: 'unlocked' },
      { type: 'xstate.done.actor.unlock', output: 'expired' },
      { type: 'xstate.error.actor.unlock', error: new Error('offline') },
    ] as never,
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: (snapshot) => JSON.stringify(snapshot.value),
  }).map(({ state }) => state.value),
)

describe('callback chart', () => {
  it('reaches every state from the addresses that lead here', () => {
    const stays = Object.keys(callbackMachine.states).filter((state) => state !== 'opening')

    expect([...new Set(reached)].sort()).toEqual(stays.sort())
  })

  it('says in words what every state and every transition means', () => {
    expect(missingDescriptions(callbackMachine.root)).toEqual([])
  })
})
