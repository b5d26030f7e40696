import { describe, expect, it } from 'vitest'
import type { MobileBannerInput } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { mobileBannerMachine } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { walk, walkOf } from '#tests/support/chartWalk.ts'

const reached = (input: MobileBannerInput) =>
  walk(
    walkOf(mobileBannerMachine, { inputs: [input], events: [{ type: 'banner.close' }, { type: 'banner.open' }] }),
  ).rests.map(({ value }) => value)

describe('mobileBanner chart', () => {
  it.each([
    { platform: 'other', hasDismissedBanner: false },
    { platform: 'android', hasDismissedBanner: true },
  ] as const)('reaches nothing but hidden for %o', (input) => {
    expect(reached(input)).toEqual(['hidden'])
  })
})
