/**
 * Forgotten password: an e-mail address and a proof of work, then a link by e-mail.
 *
 *   composing ─ captcha: loadingChallenge → solving → solved → expired      (failed from the first two)
 *       ↑ │     email:   invalid ⇄ valid
 *       │ ↓
 *      sending → sent (final)
 *
 * The address itself stays in the form: the machine only knows whether it is valid, and takes it along when sending.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import { captcha } from './captcha.state.ts'
import { passwordRequestSetup } from './passwordRequest.setup.ts'

// 1. States, one constant each ------------------------------------------------

const changeValidity = [
  {
    target: '.valid',
    guard: { type: 'isEmailValid', params: ({ event }: { event: { isValid: boolean } }) => event },
    description: 'The typed address is valid.',
  },
  { target: '.invalid', description: 'The typed address is not, or no longer, valid.' },
] as const

const composing = passwordRequestSetup.createStateConfig({
  description: 'The person types an e-mail address while the device solves the captcha.',
  meta: { specification: '§2 Forgot password' },
  type: 'parallel',
  on: {
    'form.submit': {
      target: 'sending',
      guard: 'isReadyToSend',
      description: 'The person requests the link, with a valid address and a solved captcha.',
      actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.email }) },
    },
  },
  states: {
    captcha,
    email: {
      description: 'Whether the typed address is valid.',
      initial: 'invalid',
      on: { 'email.change': [...changeValidity] },
      states: {
        invalid: { description: 'The address is not valid yet, so the form cannot be sent.' },
        valid: { description: 'The address is valid.' },
      },
    },
  },
})

const sending = passwordRequestSetup.createStateConfig({
  description: 'The request is on its way to the server.',
  meta: { specification: '§7 POST /v1/users/password' },
  tags: 'busy',
  invoke: {
    id: 'requestPassword',
    src: 'requestPassword',
    input: ({ context, event }) => {
      assertEvent(event, 'form.submit')
      return { email: event.email, captchaToken: present(context.solution).token }
    },
    onDone: [
      {
        target: 'sent',
        guard: { type: 'isSent', params: ({ event }) => ({ answer: event.output }) },
        description: 'The server accepted the request; it never says whether the address is known.',
      },
      {
        target: ['composing.captcha.loadingChallenge', 'composing.email.valid'],
        description:
          'The server refused: the address stays, and a new check starts, because a solution counts only once.',
        actions: { type: 'rememberFailure', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: ['composing.captcha.loadingChallenge', 'composing.email.valid'],
      description: 'The server could not be reached: the address stays, and a new check starts.',
      actions: { type: 'rememberFailure', params: { answer: null } },
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const passwordRequestMachine = passwordRequestSetup.createMachine({
  id: 'passwordRequest',
  description: 'A person who forgot their password requests a link to choose a new one.',
  context: ({ input }) => ({ ...input, challenge: null, solution: null, failure: null }),
  initial: 'composing',
  states: {
    composing,
    sending,
    sent: {
      type: 'final',
      description: 'The link is on its way if the account exists; the next page says so and names the address.',
      meta: { specification: '§2 /email-envoye' },
    },
  },
  output: ({ context }) => ({ email: present(context.email) }),
})

// 3. Types for callers ------------------------------------------

export type PasswordRequestRef = ActorRefFrom<typeof passwordRequestMachine>
export type PasswordRequestSnapshot = SnapshotFrom<typeof passwordRequestMachine>
