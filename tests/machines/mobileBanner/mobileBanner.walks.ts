import { mobileBannerMachine } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(mobileBannerMachine, {
    inputs: [{ platform: 'ios', hasDismissedBanner: false }],
    events: [{ type: 'banner.close' }, { type: 'banner.open' }],
    ends: ['hidden'],
  }),
]
