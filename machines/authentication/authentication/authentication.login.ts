import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import { authenticationSetup, screenActions } from './authentication.setup.ts'

/** The states of the login form: opening, the e-mail step and the password step. */

export const opening = authenticationSetup.createStateConfig({
  description: 'The screen opens, and the address of the page decides where it starts.',
  meta: { specification: '§2 Routes: /connexion and /inscription' },
  always: [
    { guard: 'isRegistering', target: 'REGISTER', description: 'Opened at /inscription: activation comes first.' },
    { target: 'none', description: 'Opened at /connexion: the e-mail address comes first.' },
  ],
})

export const none = authenticationSetup.createStateConfig({
  description: 'The login form, with the e-mail address only.',
  meta: { specification: screenActions },
  tags: 'askingEmail',
  initial: 'asking',
  exit: 'addStep',
  states: {
    asking: { description: 'Waiting for an e-mail address.' },
    checkingMail: {
      description: 'The server decides the next step for this address.',
      tags: 'busy',
      invoke: {
        id: 'checkMail',
        src: 'checkMail',
        input: ({ context }) => ({ email: present(context.email) }),
        onDone: [
          {
            guard: { type: 'isNext', params: ({ event }) => ({ outcome: event.output, next: 'CHECK_MAIL' }) },
            target: '#authentication.CHECK_MAIL',
            description: '202: an invited person without a password; an activation link has been sent.',
          },
          {
            guard: { type: 'isNext', params: ({ event }) => ({ outcome: event.output, next: 'REGISTER' }) },
            target: '#authentication.REGISTER',
            description: '404: no account has this address; it may be activated with the customer number.',
          },
          {
            guard: { type: 'isNext', params: ({ event }) => ({ outcome: event.output, next: 'REDIRECT_TO_OFFER' }) },
            target: '#authentication.REDIRECT_TO_OFFER',
            actions: { type: 'rememberAllowedOffer', params: ({ event }) => event.output },
            description: '403: the account belongs to another offer, which the response names.',
          },
          {
            target: '#authentication.LOGIN',
            description: '401: the account has a password, which the form asks for next.',
          },
        ],
        onError: {
          target: 'checkFailed',
          description: 'Any other response, or none: the form says so and keeps the address.',
        },
      },
    },
    checkFailed: {
      description: 'The address could not be checked; it can be sent again.',
      tags: 'failed',
    },
  },
  on: {
    'login.submit': [
      {
        guard: { type: 'hasPassword', params: ({ event }) => event },
        target: 'LOGIN.signingIn',
        actions: { type: 'rememberEmail', params: ({ event }) => event },
        description: 'Sent with a password, as a password manager may do: sign in immediately.',
      },
      {
        target: '.checkingMail',
        actions: { type: 'rememberEmail', params: ({ event }) => event },
        description: 'Sent without a password: check the address.',
      },
    ],
    'register.start': {
      target: 'REGISTER',
      description: 'A person who holds a customer number goes straight to the activation.',
    },
  },
})

export const login = authenticationSetup.createStateConfig({
  description: 'The login form with its password field: the account is known and has a password.',
  meta: { specification: screenActions },
  tags: 'askingPassword',
  initial: 'asking',
  exit: 'forgetRefusal',
  states: {
    asking: { description: 'Waiting for the password.' },
    signingIn: {
      description: 'The e-mail address and the password are being tried.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context, event }) => {
          assertEvent(event, 'login.submit')
          return { username: present(context.email), password: present(event.password) }
        },
        onDone: { target: '#authentication.signedIn', description: 'The session is open.' },
        onError: [
          {
            guard: { type: 'isOtherOffer', params: ({ event }) => event },
            target: '#authentication.REDIRECT_TO_OFFER',
            actions: { type: 'rememberOfferOfRefusal', params: ({ event }) => event },
            description: '403: the account can be used only on the site of another offer.',
          },
          {
            guard: { type: 'isWrongCombination', params: ({ event }) => event },
            target: 'refused',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => event }, 'announceWrongCombination'],
            description:
              'Wrong e-mail or password: the form shows the number of tries left, a snack says what went wrong.',
          },
          {
            target: 'refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
            description: 'A locked account, or a failure of the service: the form says which.',
          },
        ],
      },
    },
    refused: {
      description: 'The sign-in was refused: tries left, last warning, locked account, or the server’s message.',
      tags: 'failed',
    },
  },
  on: {
    'login.submit': [
      {
        guard: { type: 'hasPassword', params: ({ event }) => event },
        target: '.signingIn',
        actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'forgetRefusal'],
        description: 'Sent with a password: sign in.',
      },
      {
        target: 'none.checkingMail',
        actions: { type: 'rememberEmail', params: ({ event }) => event },
        description: 'Sent without a password: check the address again.',
      },
    ],
    'email.change': {
      target: 'none',
      description: 'The address was wrong: back to the e-mail step, with the address still in its field.',
    },
  },
})
