import type { ScreenName } from '#contract/addresses.ts'
import { screenPaths } from '#contract/addresses.ts'
import { liveMachine } from '#machines/portal/live/live.machine.ts'
import type { FlowName } from '#machines/portal/portal/portal.flow.ts'
import { portalMachine } from '#machines/portal/portal/portal.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { quietFlow } from '#tests/support/quietFlow.ts'
import { quietShell } from '#tests/support/quietShell.ts'

const location = (screen: ScreenName | null) => ({
  screen,
  pathname: screen ? screenPaths[screen] : '/nulle-part',
  search: '',
  email: null,
})
const session = (tag: string) => ({
  type: 'xstate.snapshot.session',
  snapshot: { hasTag: (wanted: string) => wanted === tag, context: {} },
})
const screens: (ScreenName | null)[] = [
  'home',
  'activity',
  'login',
  'passwordRequest',
  'emailSent',
  'passwordReset',
  'callback',
  'signatureOutcome',
  'contest',
  'profileCheck',
  'embeddedLogin',
  'maintenance',
  'terms',
  null,
]
const flows: FlowName[] = [
  'passwordRequest',
  'passwordForm',
  'contest',
  'callback',
  'outcome',
  'profileCheck',
  'embeddedLogin',
  'maintenance',
]

/** The flows inside the frame have their own charts, so stubs replace them. */
export const shellWalk = walkOf(quietShell(), {
  events: [{ type: 'menu.open' }, { type: 'menu.close' }, { type: 'accountMenu.open' }, { type: 'accountMenu.close' }],
})

export const walks = [
  shellWalk,
  walkOf(liveMachine.provide({ delays: { pause: 0 } }), {
    events: [
      { type: 'stream.opened', id: '7' },
      { type: 'stream.changed', id: '8', topic: 'news' },
      { type: 'stream.moved', id: '9' },
      { type: 'stream.reset', id: '10' },
      { type: 'stream.ended' },
      { type: 'stream.refused' },
      { type: 'network.lost' },
      { type: 'network.found' },
      { type: 'page.hidden' },
      { type: 'page.shown' },
    ],
  }),
  walkOf(portalMachine, {
    inputs: [
      {
        createId: () => 'sign-in',
        location: location('home'),
        paths: screenPaths,
        embeddedLoginOrigin: null,
        mobileBanner: { platform: 'other', hasDismissedBanner: false },
      },
    ],
    events: [
      ...screens.map((screen) => ({ type: 'location.changed' as const, location: location(screen) })),
      { type: 'server.unavailable' },
      { type: 'leaving.hold' },
      { type: 'leaving.release' },
      { type: 'leaving.confirm' },
      { type: 'leaving.cancel' },
    ],
    answers: {
      authentication: [{ outcome: 'emailSent', email: 'a@demo.example' }],
      needsProfileCheck: [true],
      loadFlow: flows.map(quietFlow),
      flow: [{ screen: 'emailSent', email: 'a@demo.example' }],
      loadShell: [quietShell()],
    },
    fromActors: [session('signedIn'), session('none')],
    by: ({ context }) => [context.access, context.isWelcomed],
  }),
]
