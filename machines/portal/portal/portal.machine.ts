/**
 * The root of the product: owns the flows and decides which part of the product is on screen.
 *
 *   routing ─→ restoring · authentication · passwordRequest · emailSent · passwordForm · callback
 *      ↑       contest · welcoming · profileCheck · application · embeddedLogin · maintenance · terms · notFound
 *      └──────── a new address, a session opened or closed, a flow that is done, or a 503
 *
 * Session, snacks and the mobile banner live as long as the page.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { goTo } from './portal.navigation.ts'
import { parts } from './portal.parts.ts'
import { routing } from './portal.routing.ts'
import { portalSetup } from './portal.setup.ts'

// 1. The chart -----------------------------------------------------------------

export const portalMachine = portalSetup.createMachine({
  id: 'portal',
  description: 'Which part of the product is on screen.',
  context: ({ input }) => ({
    ...input,
    access: 'unknown',
    destination: null,
    isWelcomed: false,
    personKey: null,
    shellRef: null,
    flow: null,
    wanted: null,
  }),
  invoke: [
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context }) => ({ createId: context.createId }),
      onSnapshot: [
        {
          guard: { type: 'hasOpened', params: ({ event }) => ({ session: event.snapshot }) },
          actions: [
            { type: 'rememberOpening', params: ({ event }) => ({ session: event.snapshot }) },
            'clearSnacks',
            'announceOpening',
          ],
          description: 'A person has signed in.',
        },
        {
          guard: { type: 'hasChangedPerson', params: ({ event }) => ({ session: event.snapshot }) },
          actions: [{ type: 'rememberPerson', params: ({ event }) => ({ session: event.snapshot }) }, 'announcePerson'],
          description: 'An impersonation starts or ends.',
        },
        {
          guard: { type: 'hasExpired', params: ({ event }) => ({ session: event.snapshot }) },
          actions: ['rememberLeft', 'rememberClosing', 'announceExpiry', 'announceClosing'],
          description: 'The server has ended the session: a snack says so, and signing in leads back to the same page.',
        },
        {
          guard: { type: 'hasClosed', params: ({ event }) => ({ session: event.snapshot }) },
          actions: ['rememberClosing', 'announceClosing'],
          description: 'The person has signed out.',
        },
      ],
    },
    { id: 'snacks', src: 'snacks', systemId: 'snacks' },
    { id: 'mobileBanner', src: 'mobileBanner', input: ({ context }) => context.mobileBanner },
  ],
  initial: 'restoring',
  on: {
    'location.changed': [
      {
        guard: { type: 'isSameAddress', params: ({ event }) => event },
        description: 'The browser has arrived where the portal sent it.',
        actions: { type: 'rememberLocation', params: ({ event }) => event },
      },
      {
        target: '.routing',
        description: 'The person follows a link, or goes back or forward.',
        actions: { type: 'rememberLocation', params: ({ event }) => event },
      },
    ],
    'server.unavailable': {
      guard: 'isOpen',
      target: '.routing',
      description: 'The server answered 503: the maintenance notice, once however many requests failed.',
      actions: goTo('maintenance'),
    },
  },
  states: { routing, ...parts },
})

// 2. Types for callers ----------------------------------------------------------

export type PortalRef = ActorRefFrom<typeof portalMachine>
export type PortalSnapshot = SnapshotFrom<typeof portalMachine>
