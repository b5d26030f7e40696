import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet } from '#src/app/reading/spareTime.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('waits until nobody has pressed or typed anything for three seconds', async () => {
  const reached = vi.fn()
  void whenQuiet().then(reached)
  await vi.advanceTimersByTimeAsync(2_900)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  await vi.advanceTimersByTimeAsync(2_900)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(2_900)
  expect(reached).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(reached).toHaveBeenCalledOnce()
})
