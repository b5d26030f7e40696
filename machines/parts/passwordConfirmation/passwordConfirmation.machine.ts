/**
 * The last step of everything that binds: the password once more, and a token for the act.
 *
 *   asking → confirming → given → (the flow sends its act, and ends this step)
 *      ↑_________│          │ ↖ (sent again)
 *      ↑____________________┤  unanswered | failed
 *       (typed too long ago)
 *
 * Invoked by the last step of a flow (`passwordStep.ts`), which sends what it was invoked for.
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
  description: 'The person looks over what will be sent, and types their password: only they can bind themselves.',
  meta: { specification: binds },
  tags: 'asking',
  on: { 'password.send': { target: 'confirming', description: 'The password is typed.' } },
})

const confirming = passwordConfirmationSetup.createStateConfig({
  description: 'The server judges the password. A wrong one counts towards the lock of the account, as at sign-in.',
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
        description: 'It is right.',
        actions: { type: 'rememberToken', params: confirmed },
      },
      {
        target: 'asking',
        description: 'It is wrong: the page says how many tries are left.',
        actions: { type: 'rememberWrong', params: confirmed },
      },
    ],
    onError: { target: 'asking', description: 'Nobody could judge it.', actions: 'rememberUnjudged' },
  },
})

const given = passwordConfirmationSetup.createStateConfig({
  description: 'The flow has a token and sends its act, under one key: sent twice, it happens once.',
  meta: { specification: binds },
  tags: 'busy',
  entry: 'giveToken',
  on: {
    'act.expired': {
      target: 'asking',
      description: 'The password was typed too long ago: it is asked for once more.',
      actions: 'rememberExpired',
    },
    'act.unanswered': {
      target: 'unanswered',
      description: 'No answer came: there is no network, or it was lost.',
    },
    'act.failed': { target: 'failed', description: 'The server could not take it.' },
  },
})

const unanswered = passwordConfirmationSetup.createStateConfig({
  description: 'Nobody knows whether it arrived; sending it again is safe.',
  meta: { specification: binds },
  tags: 'unanswered',
  on: again,
})

const failed = passwordConfirmationSetup.createStateConfig({
  description: 'The server was not able to take it; nothing has happened.',
  meta: { specification: binds },
  tags: 'failed',
  on: again,
})

// 2. The chart -----------------------------------------------------------------

export const passwordConfirmationMachine = passwordConfirmationSetup.createMachine({
  id: 'passwordConfirmation',
  description: 'Somebody confirms by their password what binds them.',
  context: { token: null, message: null },
  initial: 'asking',
  states: { asking, confirming, given, unanswered, failed },
})

// 3. Types for callers ---------------------------------------------------------

export type PasswordConfirmationRef = ActorRefFrom<typeof passwordConfirmationMachine>
export type PasswordConfirmationSnapshot = SnapshotFrom<typeof passwordConfirmationMachine>
