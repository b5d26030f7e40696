import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { MobileBannerInput } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { mobileBannerMachine } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { selectIsLeaving, selectIsVisible } from '#machines/mobileBanner/mobileBanner/mobileBanner.selectors.ts'

function startBanner(input: Partial<MobileBannerInput>) {
  const clock = new SimulatedClock()
  const rememberDismissal = vi.fn()
  const actor = createActor(mobileBannerMachine.provide({ actions: { rememberDismissal } }), {
    clock,
    input: { platform: 'android', hasDismissedBanner: false, ...input },
  }).start()
  return { actor, clock, rememberDismissal }
}

describe('mobileBanner', () => {
  it.each(['android', 'ios'] as const)('is shown on %s', (platform) => {
    expect(selectIsVisible(startBanner({ platform }).actor.getSnapshot())).toBe(true)
  })

  it('is never shown on a device without an application', () => {
    expect(selectIsVisible(startBanner({ platform: 'other' }).actor.getSnapshot())).toBe(false)
  })

  it('stays hidden once it was dismissed on an earlier visit', () => {
    expect(selectIsVisible(startBanner({ hasDismissedBanner: true }).actor.getSnapshot())).toBe(false)
  })

  it.each(['banner.close', 'banner.open'] as const)(
    'is dismissed for good by %s, and disappears within 150 ms',
    (type) => {
      const { actor, clock, rememberDismissal } = startBanner({})

      actor.send({ type })
      expect(rememberDismissal).toHaveBeenCalledOnce()
      clock.increment(149)
      expect(selectIsLeaving(actor.getSnapshot())).toBe(true)
      clock.increment(1)

      expect(selectIsVisible(actor.getSnapshot())).toBe(false)
    },
  )
})
