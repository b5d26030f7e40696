import { assertEvent, not } from 'xstate'
import { sessionSetup } from './session.setup.ts'

const impersonationSection = '§4 Session: impersonation'

const tokens = sessionSetup.createStateConfig({
  description: 'Whether the tokens of the session are being renewed.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The tokens count as valid until a request is answered 401.',
      on: {
        'session.refresh': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.staleToken }) },
          target: 'refreshing',
          description: 'A request with the current token was answered 401; one with an older token changes nothing.',
        },
      },
    },
    refreshing: {
      description: 'One refresh for everybody: requests answered 401 meanwhile wait for this one.',
      tags: 'refreshing',
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => {
          if (!context.session) throw new Error('session: only an open session refreshes')
          return { session: context.session }
        },
        onDone: [
          {
            guard: { type: 'hasTokens', params: ({ event }) => ({ tokens: event.output }) },
            target: 'idle',
            description: 'New tokens are stored, from the server or from another tab that was faster.',
            actions: [{ type: 'rememberTokens', params: ({ event }) => ({ tokens: event.output }) }, 'persist'],
          },
          { target: 'idle', description: 'The server did not answer, which proves nothing: the session stays.' },
        ],
        onError: {
          target: '#session.signedOut',
          description: 'The server refused the refresh token: the person is logged out.',
          actions: ['reset', 'rememberExpiry', 'clearEverything'],
        },
      },
    },
  },
})

const identity = sessionSetup.createStateConfig({
  description: 'The identity that the portal acts for.',
  initial: 'own',
  states: {
    own: {
      description: 'The person’s own identity.',
      always: {
        guard: 'isImpersonating',
        target: 'impersonating',
        description: 'The stored session, or another tab, is impersonating.',
      },
      on: {
        'impersonation.start': {
          target: 'requesting',
          description: 'An administrator starts an impersonation.',
        },
      },
    },
    requesting: {
      description: 'A token for the other person is requested.',
      meta: { specification: impersonationSection },
      tags: 'busy',
      invoke: {
        id: 'requestImpersonation',
        src: 'requestImpersonation',
        input: ({ event }) => {
          assertEvent(event, 'impersonation.start')
          return { userId: event.userId, reason: event.reason }
        },
        onDone: {
          target: 'impersonating',
          description:
            'From now on that token replaces the administrator’s own; the selected place and all loaded data are cleared.',
          actions: [
            { type: 'rememberImpersonation', params: ({ event }) => ({ impersonatedUser: event.output }) },
            'clearData',
            'persist',
          ],
        },
        onError: {
          target: 'refused',
          description: 'The server refused: the identity stays the same, and the page says so.',
        },
      },
    },
    refused: {
      description: 'The person’s own identity, after a refused impersonation.',
      tags: 'impersonationRefused',
      always: {
        guard: 'isImpersonating',
        target: 'impersonating',
        description: 'Another tab is impersonating.',
      },
      on: { 'impersonation.start': { target: 'requesting', description: 'The administrator tries again.' } },
    },
    impersonating: {
      description: 'The impersonated person’s token replaces the administrator’s own in every request.',
      meta: { specification: impersonationSection },
      always: { guard: not('isImpersonating'), target: 'own', description: 'Another tab has ended the impersonation.' },
      on: {
        'impersonation.stop': {
          target: 'own',
          description:
            'The administrator ends the impersonation, or the hour is over: the selected place and its data are cleared.',
          actions: [{ type: 'rememberImpersonation', params: { impersonatedUser: null } }, 'clearData', 'persist'],
        },
      },
    },
  },
})

/** Somebody is signed in. */
export const authenticated = sessionSetup.createStateConfig({
  description: 'Somebody is signed in: requests carry a token, and a place may be selected.',
  meta: { specification: '§4 Session' },
  tags: 'signedIn',
  type: 'parallel',
  on: {
    'session.signOut': { target: 'signingOut', description: 'The person logs out.' },
    'session.expired': {
      guard: { type: 'isCurrentToken', params: ({ event }) => event },
      target: 'signedOut',
      description: 'A request was answered 401 again with fresh tokens: the person is logged out.',
      actions: ['reset', 'rememberExpiry', 'clearEverything'],
    },
    'session.store': {
      target: 'authenticated',
      reenter: true,
      description: 'The embedding application hands over another person.',
      actions: ['clearData', { type: 'openSession', params: ({ event }) => event }, 'persist'],
    },
    'session.changedElsewhere': [
      {
        guard: { type: 'isSamePerson', params: ({ event }) => event },
        description: 'Another tab renewed the tokens or chose a place: this one uses them too.',
        actions: { type: 'rememberSession', params: ({ event }) => event },
      },
      {
        guard: { type: 'hasSession', params: ({ event }) => event },
        target: 'authenticated',
        reenter: true,
        description:
          'Another tab signed in or started an impersonation: this one follows, and clears the data of the former person.',
        actions: ['clearData', { type: 'rememberSession', params: ({ event }) => event }],
      },
      {
        target: 'signedOut',
        description: 'Another tab logged out: this one follows.',
        actions: ['reset', 'clearEverything'],
      },
    ],
    'place.select': {
      description: 'The person chooses a place; requests name it from now on.',
      actions: [{ type: 'rememberPlace', params: ({ event }) => event }, 'persist'],
    },
  },
  states: { tokens, identity },
})
