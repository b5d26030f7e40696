import { expect, it } from 'vitest'
import { walk } from '#tests/support/chartWalk.ts'
import { uploadWalk } from './parts.walks.ts'

it('an upload can be closed wherever a file is held', () => {
  for (const state of walk(uploadWalk).rests) {
    expect(state.can({ type: 'upload.close' })).toBe(!state.hasTag('choosing'))
  }
})
