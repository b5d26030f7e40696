import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { MobileBannerInput } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { mobileBannerMachine } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const walk = (input: MobileBannerInput) =>
  getShortestPaths(mobileBannerMachine, {
    input,
    events: [
      { type: 'banner.close' },
      { type: 'banner.open' },
      { type: 'xstate.after.leavingAnimation.mobileBanner.leaving' },
    ] as never,
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: (snapshot) => JSON.stringify(snapshot.value),
  })
const paths = walk({ platform: 'ios', hasDismissedBanner: false })

describe('mobileBanner chart', () => {
  it('reaches every state it can rest in', () => {
    expect(paths.map(({ state }) => state.value)).toEqual(['shown', 'leaving', 'hidden'])
  })

  it.each([
    { platform: 'other', hasDismissedBanner: false },
    { platform: 'android', hasDismissedBanner: true },
  ] as const)('reaches nothing but hidden for %o', (input) => {
    expect(walk(input).map(({ state }) => state.value)).toEqual(['hidden'])
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(mobileBannerMachine.root)).toEqual([])
  })
})
