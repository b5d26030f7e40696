/**
 * Choosing a password from a link received by e-mail: the first one (activation) or another one (reset).
 *
 *   opening → checking → editing ⇄ saving → saved (final)
 *      │         ⇅   ├─────────────────┼──→ redirectToOffer    a link leads on from these two
 *      │  unreachable│                 │
 *      └─────────────┴─────────────────┴──→ expired
 *
 * The password never enters the context: it passes through in events, on its way to the meter and to the server.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import type { LinkAnswer, SavePasswordAnswer } from './passwordForm.setup.ts'
import { passwordFormSetup } from './passwordForm.setup.ts'

type Answered = { event: { output: LinkAnswer | SavePasswordAnswer } }

// 1. States, one constant each ------------------------------------------------

const opening = passwordFormSetup.createStateConfig({
  description: 'The page opens: does its address contain the token of a link?',
  meta: { specification: '§2 Password activation and password reset' },
  always: [
    { target: 'expired', guard: 'hasNoToken', description: 'The address is incomplete, or not from an e-mail.' },
    { target: 'checking', description: 'The token is there.' },
  ],
})

/** The two answers that end the flow here, before a password is typed and on saving. */
const refusedLinks = [
  {
    target: 'expired',
    guard: { type: 'isAnswer', params: ({ event }: Answered) => ({ answer: event.output, type: 'expired' as const }) },
    description: 'The link is expired or already used.',
  },
  {
    target: 'redirectToOffer',
    guard: {
      type: 'isAnswer',
      params: ({ event }: Answered) => ({ answer: event.output, type: 'wrongOffer' as const }),
    },
    description: 'The account belongs to another offer.',
    actions: { type: 'rememberAllowedOffer', params: ({ event }: Answered) => ({ answer: event.output }) },
  },
] as const

const checking = passwordFormSetup.createStateConfig({
  description: 'The server is asked whether the link can still be used, before anybody types a password.',
  meta: { specification: '§8 Expired link' },
  tags: 'checking',
  invoke: {
    id: 'checkLink',
    src: 'checkLink',
    input: ({ context }) => ({ kind: context.kind, token: present(context.token) }),
    onDone: [
      ...refusedLinks,
      {
        target: 'editing',
        description: 'The link can be used; the server says whose password it sets.',
        actions: { type: 'rememberEmail', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: { target: 'unreachable', description: 'No response: the link may still be valid.' },
  },
})

const unreachable = passwordFormSetup.createStateConfig({
  description: 'The link could not be checked; it can be tried again.',
  meta: { specification: '§8 Error catalogue' },
  tags: 'unreachable',
  on: { 'link.retry': { target: 'checking', description: 'The person tries again.' } },
})

const editing = passwordFormSetup.createStateConfig({
  description: 'The person types the new password, and the meter shows how strong it is.',
  meta: { specification: '§2 Password activation and password reset' },
  on: {
    'meter.prepare': {
      description: 'The person enters the field: only now does the meter load.',
      actions: 'prepareMeter',
    },
    'password.change': {
      description: 'Each change updates the checklist and asks the meter again.',
      actions: [
        { type: 'rememberRules', params: ({ event }) => event },
        { type: 'requestStrength', params: ({ event }) => event },
      ],
    },
    'form.submit': [
      {
        target: 'saving',
        guard: { type: 'isValid', params: ({ event }) => event },
        description: 'The password follows all five rules.',
        actions: ['countSubmit', { type: 'rememberRules', params: ({ event }) => event }],
      },
      {
        description: 'A rule is broken: the person stays, and from now on the checklist shows what fails.',
        actions: ['countSubmit', { type: 'rememberRules', params: ({ event }) => event }],
      },
    ],
  },
})

const backAfterFailure = [
  {
    target: 'editing',
    guard: 'isReset',
    description: 'The reset failed: a snack says so for three seconds, and the password stays in its field.',
    actions: ['rememberFailure', 'announceResetFailure'],
  },
  {
    target: 'editing',
    description: 'The activation failed: the form says so, and the password stays in its field.',
    actions: 'rememberFailure',
  },
] as const

const saving = passwordFormSetup.createStateConfig({
  description: 'The new password is on its way to the server.',
  meta: { specification: '§7 POST /v1/users/reset and /v1/users/set_password' },
  tags: 'busy',
  invoke: {
    id: 'savePassword',
    src: 'savePassword',
    input: ({ context, event }) => {
      assertEvent(event, 'form.submit')
      return { kind: context.kind, token: present(context.token), password: event.password }
    },
    onDone: [
      {
        target: 'saved',
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, type: 'saved' }) },
        description: 'The password is set.',
      },
      ...refusedLinks,
      {
        target: 'editing',
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, type: 'refused' }) },
        description: 'The password is the present one, or easily guessed: its field says so.',
        actions: { type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
      ...backAfterFailure,
    ],
    onError: [...backAfterFailure],
  },
})

const expired = passwordFormSetup.createStateConfig({
  description: 'The link no longer works; the page offers to log in or to request another link.',
  meta: { specification: '§8 Expired link' },
  tags: 'expired',
})

const redirectToOffer = passwordFormSetup.createStateConfig({
  description: 'The account can be used only on the site of another offer; a link leads there.',
  meta: { specification: '§8 Account not valid on this offer' },
  tags: 'wrongOffer',
})

// 2. The chart -----------------------------------------------------------------

export const passwordFormMachine = passwordFormSetup.createMachine({
  id: 'passwordForm',
  description: 'A person who followed a link from an e-mail chooses a password.',
  context: ({ input }) => ({
    ...input,
    email: null,
    submitCount: 0,
    failedRules: null,
    strength: null,
    hasFailed: false,
    refusal: null,
    allowedOffer: null,
  }),
  invoke: { id: 'measureStrength', src: 'measureStrength' },
  on: {
    'strength.measured': {
      description: 'The meter has answered; its last level stays until the next one.',
      actions: { type: 'rememberStrength', params: ({ event }) => event },
    },
  },
  initial: 'opening',
  states: {
    opening,
    checking,
    unreachable,
    editing,
    saving,
    expired,
    redirectToOffer,
    saved: {
      type: 'final',
      description:
        'The password is set; the next page says so and links to the login form, with the address filled in.',
      meta: { specification: '§2 /callback/{type}' },
    },
  },
  output: ({ context: { kind, email } }) => ({ kind, result: 'success', email }),
})

// 3. Types for callers ---------------------------------------------------------

export type PasswordFormRef = ActorRefFrom<typeof passwordFormMachine>
export type PasswordFormSnapshot = SnapshotFrom<typeof passwordFormMachine>
