import { describe, expect, it } from 'vitest'
import { walk } from '#tests/support/chartWalk.ts'
import { placeSwitcherWalk } from './places.walks.ts'

const { rests } = walk(placeSwitcherWalk)

describe('placeSwitcher chart', () => {
  it('lists and searches independently', () => {
    const lists = ['loading', 'ready', 'loadingMore', 'moreFailed', 'failed']
    const open = lists.flatMap((list) => ['settled', 'typing'].map((search) => ({ open: { search, list } })))

    expect(new Set(rests.map(({ value }) => JSON.stringify(value)))).toEqual(
      new Set(['closed', ...open].map((value) => JSON.stringify(value))),
    )
  })

  it('can be closed in every state', () => {
    for (const state of rests) expect(state.can({ type: 'switcher.close' })).toBe(state.hasTag('open'))
  })
})
