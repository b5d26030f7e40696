/**
 * The bar that proposes the mobile application, on a phone that could run it.
 *
 *   deciding → shown → leaving → hidden (final)
 *       └───────────────────────────┘
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'

// 1. Vocabulary -------------------------------------------------------------

export type DevicePlatform = 'android' | 'ios' | 'other'
export type MobileBannerInput = { readonly platform: DevicePlatform; readonly hasDismissedBanner: boolean }
type MobileBannerEvent = { type: 'banner.close' } | { type: 'banner.open' }
type MobileBannerTag = 'visible' | 'leaving'

// 2. Setup: every name the chart may use -------------------------------------

const mobileBannerSetup = setup({
  types: {
    context: {} as MobileBannerInput,
    events: {} as MobileBannerEvent,
    input: {} as MobileBannerInput,
    tags: {} as MobileBannerTag,
    meta: {} as { specification: string },
  },
  guards: {
    isOnDesktop: ({ context }) => context.platform === 'other',
    hasDismissedBanner: ({ context }) => context.hasDismissedBanner,
  },
  delays: {
    /** Length of the animation, in milliseconds (specification §2). */
    leavingAnimation: 150,
  },
  actions: {
    /** Stores hasDismissedBanner on this device. */
    rememberDismissal: missingAction('rememberDismissal'),
  },
})

// 3. States, one constant each ------------------------------------------------

const deciding = mobileBannerSetup.createStateConfig({
  description: 'Is there an application for this device, and was the bar never closed on it?',
  meta: { specification: '§2 Mobile app banner' },
  always: [
    { target: 'hidden', guard: 'isOnDesktop', description: 'There is no application for this device.' },
    { target: 'hidden', guard: 'hasDismissedBanner', description: 'The bar was closed or used on this device before.' },
    { target: 'shown', description: 'An Android or iOS device on which the bar was not dismissed yet.' },
  ],
})

const shown = mobileBannerSetup.createStateConfig({
  description: 'The bar proposes the application at the top of every page.',
  meta: { specification: '§2 Mobile app banner' },
  tags: 'visible',
  on: {
    'banner.close': {
      target: 'leaving',
      description: 'The person closes the bar; this device remembers it.',
      actions: 'rememberDismissal',
    },
    'banner.open': {
      target: 'leaving',
      description: 'The person goes to the application store; this device remembers it.',
      actions: 'rememberDismissal',
    },
  },
})

const leaving = mobileBannerSetup.createStateConfig({
  description: 'The bar slides away.',
  meta: { specification: '§2 Mobile app banner: animated in 150 ms' },
  tags: ['visible', 'leaving'],
  after: { leavingAnimation: { target: 'hidden', description: 'The animation is over.' } },
})

// 4. The chart -----------------------------------------------------------------

export const mobileBannerMachine = mobileBannerSetup.createMachine({
  id: 'mobileBanner',
  description: 'On Android and iOS, a bar proposes the mobile application until it is closed or used once.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding,
    shown,
    leaving,
    hidden: {
      type: 'final',
      description: 'No bar, now and on later visits.',
      meta: { specification: '§2 Mobile app banner: hasDismissedBanner' },
    },
  },
})

// 5. Types for callers ---------------------------------------------------------

export type MobileBannerRef = ActorRefFrom<typeof mobileBannerMachine>
export type MobileBannerSnapshot = SnapshotFrom<typeof mobileBannerMachine>
