/**
 * The last step of whatever binds: `confirmation` asks for the password and gives a token, with which the flow sends its own act.
 *
 *   asking ⇄ sending → what the flow makes of the answer
 *
 * Its setup names the actors `confirmation` and `sendAct`, the guards `actGuards`, and the actions `tellConfirmation`, `noteSending`, `noteOver`.
 */
import type { ProblemCode } from '#contract/problems.ts'
import type { PasswordConfirmationSnapshot } from './passwordConfirmation.machine.ts'
import { selectIsBusy } from './passwordConfirmation.selectors.ts'
import type { ActAnswer, ActNews } from './passwordConfirmation.setup.ts'

/** Told by `confirmation`: the password is right. */
export type ActEvent = { type: 'act.confirmed'; token: string }

type Answered = { readonly answer: ActAnswer }
export const answerOf = ({ event }: { event: { output: ActAnswer } }): Answered => ({ answer: event.output })
export const isRefusedFor = (reasons: readonly ProblemCode[], answer: ActAnswer) =>
  answer.kind === 'refused' && reasons.includes(answer.reason)

/** What a flow asks of the answer to its act. */
export const actGuards = {
  isExpired: (_: unknown, { answer }: Answered) => answer.kind === 'expired',
  isUnanswered: (_: unknown, { answer }: Answered) => answer.kind === 'unanswered',
  isSent: (_: unknown, { answer }: Answered) => answer.kind === 'sent',
  isOver: (_: unknown, { answer }: Answered) => isRefusedFor(['action_not_possible'], answer),
} as const

const tell = (type: ActNews['type']) => ({ type: 'tellConfirmation', params: { type } }) as const

export const passwordStep = {
  id: 'confirmation',
  src: 'confirmation',
  onSnapshot: {
    description: 'The password or the act is on its way, or comes back.',
    actions: {
      type: 'noteSending',
      params: ({ event }: { event: { snapshot: PasswordConfirmationSnapshot } }) => ({
        isSending: selectIsBusy(event.snapshot),
      }),
    },
  },
} as const

export const askingPassword = {
  description: 'The person looks over what will be sent, and types their password; or sends it again.',
  on: { 'act.confirmed': { target: 'sending', description: 'The password is right.' } },
} as const

/** Answers after which the step stays. */
export const notSentYet = [
  {
    guard: { type: 'isExpired', params: answerOf },
    target: 'asking',
    description: 'The password was typed too long ago: it is asked for once more.',
    actions: tell('act.expired'),
  },
  {
    guard: { type: 'isUnanswered', params: answerOf },
    target: 'asking',
    description: 'No answer came: there is no network, or it was lost. Sending it again is safe.',
    actions: tell('act.unanswered'),
  },
] as const

export const notTaken = {
  target: 'asking',
  description: 'The server was not able to take it; nothing has happened.',
  actions: tell('act.failed'),
} as const
