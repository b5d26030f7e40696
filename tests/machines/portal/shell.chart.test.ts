import { expect, it } from 'vitest'
import { walk } from '#tests/support/chartWalk.ts'
import { shellWalk } from './portal.walks.ts'

it('everything that the shell opens can be closed', () => {
  for (const state of walk(shellWalk).rests) {
    expect(state.can({ type: 'menu.close' })).toBe(state.hasTag('menuOpen'))
    expect(state.can({ type: 'accountMenu.close' })).toBe(state.hasTag('accountMenuOpen'))
  }
})
