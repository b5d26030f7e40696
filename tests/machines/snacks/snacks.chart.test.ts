import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { snacksMachine } from '#machines/snacks/snacks/snacks.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const paths = getShortestPaths(snacksMachine, {
  events: [
    { type: 'snack.add', snack: { message: 'Un' } },
    { type: 'snack.dismiss', id: 1 },
    { type: 'snack.hold' },
    { type: 'snack.release' },
    { type: 'snacks.clear' },
    { type: 'xstate.after.duration.snacks.showing.counting' },
    { type: 'xstate.after.transition.snacks.leaving' },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: ({ value }) => JSON.stringify(value),
})

describe('snacks chart', () => {
  it('has no unreachable state', () => {
    expect(paths.map(({ state }) => JSON.stringify(state.value)).sort()).toEqual(
      ['"empty"', '"leaving"', '{"showing":"counting"}', '{"showing":"held"}'].sort(),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('describes every state and every transition', () => {
    expect(missingDescriptions(snacksMachine.root)).toEqual([])
  })
})
