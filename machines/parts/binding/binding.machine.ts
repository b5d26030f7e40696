/**
 * The last step of everything that binds: the password once more, then the act itself.
 *
 *   asking → confirming → sending → over
 *      ↑_________│           │ ↖ (sent again)
 *      ↑_____________________┤  unanswered | failed
 *       (typed too long ago)
 *
 * Invoked by the flow it ends; its output says what became of the act.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent } from 'xstate'
import { present } from '#machines/present.ts'
import type { ConfirmAnswer, SendAnswer } from './binding.setup.ts'
import { bindingSetup } from './binding.setup.ts'

const binds = '§4 Decision: vote for or against'
const confirmed = ({ event }: { event: { output: ConfirmAnswer } }) => ({ answer: event.output })
const answered = ({ event }: { event: { output: SendAnswer } }) => ({ answer: event.output })
const again = { 'act.send': { target: 'sending', description: 'The person sends it again.' } } as const

// 1. States, one constant each ------------------------------------------------

const asking = bindingSetup.createStateConfig({
  description: 'The person looks over what will be sent, and types their password: only they can bind themselves.',
  meta: { specification: binds },
  tags: 'asking',
  on: { 'password.send': { target: 'confirming', description: 'The password is typed.' } },
})

const confirming = bindingSetup.createStateConfig({
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
        target: 'sending',
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

const sending = bindingSetup.createStateConfig({
  description: 'It is on its way, under one key: sent twice, it happens once.',
  meta: { specification: binds },
  tags: 'busy',
  invoke: {
    id: 'sendAct',
    src: 'sendAct',
    input: ({ context }) => ({ act: context.act, token: present(context.token) }),
    onDone: [
      {
        guard: { type: 'isExpired', params: answered },
        target: 'asking',
        description: 'The password was typed too long ago: it is asked for once more.',
        actions: 'rememberExpired',
      },
      {
        guard: { type: 'isUnanswered', params: answered },
        target: 'unanswered',
        description: 'No answer came: there is no network, or it was lost.',
      },
      {
        target: 'over',
        description: 'The server has taken it, or refuses it for good.',
        actions: { type: 'rememberOutput', params: answered },
      },
    ],
    onError: { target: 'failed', description: 'The server could not take it.' },
  },
})

const unanswered = bindingSetup.createStateConfig({
  description: 'Nobody knows whether it arrived; sending it again is safe.',
  meta: { specification: binds },
  tags: 'unanswered',
  on: again,
})

const failed = bindingSetup.createStateConfig({
  description: 'The server was not able to take it; nothing has happened.',
  meta: { specification: binds },
  tags: 'failed',
  on: again,
})

const over = bindingSetup.createStateConfig({
  description: 'The server has said what became of it.',
  meta: { specification: binds },
  type: 'final',
})

// 2. The chart -----------------------------------------------------------------

export const bindingMachine = bindingSetup.createMachine({
  id: 'binding',
  description: 'Somebody confirms by their password what binds them, and sends it.',
  context: ({ input }) => ({ ...input, token: null, message: null, output: null }),
  initial: 'asking',
  states: { asking, confirming, sending, unanswered, failed, over },
  output: ({ context }) => present(context.output),
})

// 3. Types for callers ---------------------------------------------------------

export type BindingRef = ActorRefFrom<typeof bindingMachine>
export type BindingSnapshot = SnapshotFrom<typeof bindingMachine>
