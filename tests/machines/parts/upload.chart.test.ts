import { expect, it } from 'vitest'
import { walk } from '#tests/support/chartWalk.ts'
import { uploadWalk } from './parts.walks.ts'

it('an upload can be closed in every state with a file', () => {
  for (const state of walk(uploadWalk).rests) {
    expect(state.can({ type: 'upload.close' })).toBe(!state.hasTag('choosing'))
  }
})
