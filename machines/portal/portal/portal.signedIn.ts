import { fetched, goOn, runFlow } from './portal.fetched.ts'
import { goTo } from './portal.navigation.ts'
import { portalSetup } from './portal.setup.ts'

/** The parts for signed-in people only: each ends as soon as the session is closed. */

export const leaveWhenClosed = {
  'session.closed': {
    target: 'routing',
    description: 'The person logged out, here or in another tab, or the session expired: the login form follows.',
    actions: goTo('login'),
  },
} as const

export const welcoming = portalSetup.createStateConfig({
  description: 'A person has just signed in: does their profile lack a phone number?',
  meta: { specification: '§2 Profile check' },
  tags: 'onItsWay',
  invoke: {
    id: 'needsProfileCheck',
    src: 'needsProfileCheck',
    onDone: [
      {
        guard: { type: 'isCheckNeeded', params: ({ event }) => ({ isNeeded: event.output }) },
        target: 'routing',
        description: 'It does, and the person never skipped the question on this device.',
        actions: ['rememberWelcome', ...goTo('profileCheck')],
      },
      { target: 'routing', description: 'There is nothing to ask.', actions: 'rememberWelcome' },
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
          description: 'The number was given or skipped: on to the first page.',
          actions: ['rememberWelcome', ...goOn.actions],
        },
      },
    }),
  ),
  on: leaveWhenClosed,
})
