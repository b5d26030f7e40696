import { fetched, goOn, runFlow } from './portal.fetched.ts'
import { goTo } from './portal.navigation.ts'
import { portalSetup } from './portal.setup.ts'

/** The parts for signed-in people only: each is left as soon as the session is closed. */

export const leaveWhenClosed = {
  'session.closed': {
    target: 'routing',
    description:
      'The person logged out, here or in another tab, or the session came to its end: the login form is next.',
    actions: goTo('login'),
  },
} as const

export const welcoming = portalSetup.createStateConfig({
  description: 'Somebody has just come in: does their profile lack a phone number?',
  meta: { specification: '§2 Profile check' },
  tags: 'onItsWay',
  invoke: {
    id: 'needsProfileCheck',
    src: 'needsProfileCheck',
    onDone: [
      {
        guard: { type: 'isCheckNeeded', params: ({ event }) => ({ isNeeded: event.output }) },
        target: 'routing',
        description: 'It does, and the question was never skipped on this device.',
        actions: ['rememberWelcome', ...goTo('profileCheck')],
      },
      { target: 'routing', description: 'Nothing to ask.', actions: 'rememberWelcome' },
    ],
    onError: {
      target: 'routing',
      description: 'The check failed: the person goes on without it.',
      actions: 'rememberWelcome',
    },
  },
  on: leaveWhenClosed,
})

export const profileCheck = portalSetup.createStateConfig({
  description: 'The page asks for a phone number.',
  meta: { specification: '§2 Profile check' },
  ...fetched(
    'profileCheck',
    portalSetup.createStateConfig({
      description: 'The question is on screen.',
      invoke: {
        ...runFlow,
        onDone: {
          ...goOn,
          description: 'Given or skipped: on to the first page.',
          actions: ['rememberWelcome', ...goOn.actions],
        },
      },
    }),
  ),
  on: leaveWhenClosed,
})
