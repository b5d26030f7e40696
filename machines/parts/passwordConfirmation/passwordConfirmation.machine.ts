/**
 * Asks for the password again, and gives a token for a binding act.
 *
 *   asking → confirming → given → (the flow sends its act, and ends this step)
 *      ↑_________│          │ ↖ (sent again)
 *      ↑____________________┤  unanswered | failed
 *       (typed too long ago)
 *
 * The last step of a flow (`passwordStep.ts`) invokes it, and sends the act with the token.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent } from 'xstate'
import type { ConfirmAnswer } from './passwordConfirmation.setup.ts'
import { passwordConfirmationSetup } from './passwordConfirmation.setup.ts'

const binds = '§4 Decision: vote for or against'
const confirmed = ({ event }: { event: { output: ConfirmAnswer } }) => ({ answer: event.output })
const again = { 'act.send': { target: 'given', description: 'The person sends it again.' } } as const

// 1. States, one constant each ------------------------------------------------

const asking = passwordConfirmationSetup.createStateConfig({
  description:
    'The person checks what will be sent and types their password, so that nobody else can act in their name.',
  meta: { specification: binds },
  tags: 'asking',
  on: { 'password.send': { target: 'confirming', description: 'The password is typed.' } },
})

const confirming = passwordConfirmationSetup.createStateConfig({
  description: 'The server checks the password. Five wrong ones lock this in the session; the sign-in is not affected.',
  meta: { specification: binds },
  tags: 'busy',
  invoke: {
    id: 'confirmPassword',
    src: 'confirmPassword',
    input: ({ event }) => {
      assertEvent(event, 'password.send')
      return { password: event.password }
    },
    onDone: [
      {
        guard: { type: 'isConfirmed', params: confirmed },
        target: 'given',
        description: 'The password is right.',
        actions: { type: 'rememberToken', params: confirmed },
      },
      {
        target: 'asking',
        description: 'The password is wrong: the page says how many tries are left.',
        actions: { type: 'rememberWrong', params: confirmed },
      },
    ],
    onError: { target: 'asking', description: 'The server could not check it.', actions: 'rememberUnchecked' },
  },
})

const given = passwordConfirmationSetup.createStateConfig({
  description: 'The flow has a token and sends its act under one idempotency key: a repeat has no second effect.',
  meta: { specification: binds },
  tags: 'busy',
  entry: 'giveToken',
  on: {
    'act.expired': {
      target: 'asking',
      description: 'The token has expired: the person types their password again.',
      actions: 'rememberExpired',
    },
    'act.unanswered': {
      target: 'unanswered',
      description: 'No answer arrived.',
    },
    'act.failed': { target: 'failed', description: 'The server failed.' },
  },
})

const unanswered = passwordConfirmationSetup.createStateConfig({
  description: 'The act may or may not have arrived; sending it again is safe.',
  meta: { specification: binds },
  tags: 'unanswered',
  on: again,
})

const failed = passwordConfirmationSetup.createStateConfig({
  description: 'The server failed; nothing has happened.',
  meta: { specification: binds },
  tags: 'failed',
  on: again,
})

// 2. The chart -----------------------------------------------------------------

export const passwordConfirmationMachine = passwordConfirmationSetup.createMachine({
  id: 'passwordConfirmation',
  description: 'A person confirms a binding act with their password.',
  context: { token: null, message: null },
  initial: 'asking',
  states: { asking, confirming, given, unanswered, failed },
})

// 3. Types for callers ---------------------------------------------------------

export type PasswordConfirmationRef = ActorRefFrom<typeof passwordConfirmationMachine>
export type PasswordConfirmationSnapshot = SnapshotFrom<typeof passwordConfirmationMachine>
