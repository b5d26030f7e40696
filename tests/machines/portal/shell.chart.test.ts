import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { shellMachine } from '#machines/portal/shell/shell.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'
import { quietShell } from '#tests/support/quietShell.ts'

/** The flows that live as long as the frame have charts of their own: nothing of them runs here. */
const paths = getShortestPaths(quietShell(), {
  events: [{ type: 'menu.open' }, { type: 'menu.close' }, { type: 'accountMenu.open' }, { type: 'accountMenu.close' }],
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('shell chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['closed', 'menu', 'accountMenu']))
  })

  it('has no dead end, and whatever is open can be put away', () => {
    for (const { state } of paths) {
      expect(getNextTransitions(state).length).toBeGreaterThan(0)
      expect(state.can({ type: 'menu.close' })).toBe(state.hasTag('menuOpen'))
      expect(state.can({ type: 'accountMenu.close' })).toBe(state.hasTag('accountMenuOpen'))
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(shellMachine.root)).toEqual([])
  })
})
