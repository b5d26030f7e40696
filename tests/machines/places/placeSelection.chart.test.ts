import { expect, it } from 'vitest'
import { walk } from '#tests/support/chartWalk.ts'
import { placeSelectionWalk } from './places.walks.ts'

it('placeSelection has a place in its context exactly when one is selected', () => {
  for (const state of walk(placeSelectionWalk).rests) {
    expect(state.context.placeId !== null).toBe(state.matches('selected'))
  }
})
