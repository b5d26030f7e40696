import { describe, expect, it } from 'vitest'
import { walk } from '#tests/support/chartWalk.ts'
import { viewerWalk } from './parts.walks.ts'

const { rests } = walk(viewerWalk)

describe('attachmentViewer chart', () => {
  it('draws, shows or fails each of two pages, and no third', () => {
    const pages = rests
      .filter((state) => state.matches('pages'))
      .map(({ value, context }) => `${JSON.stringify(value)} ${context.page}`)
    expect(pages.sort()).toEqual(
      ['pageFailed', 'rendered', 'rendering'].flatMap((page) =>
        [1, 2].map((number) => `{"pages":"${page}"} ${number}`),
      ),
    )
  })

  it('can be closed in every state', () => {
    for (const state of rests) expect(state.status === 'done' || state.can({ type: 'viewer.close' })).toBe(true)
  })
})
