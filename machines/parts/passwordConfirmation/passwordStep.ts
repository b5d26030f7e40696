/**
 * The last step of every flow with a binding act: `confirmation` asks for the password and gives a token, with which the
 * flow sends its own act.
 *
 *   asking ⇄ sending → what the flow makes of the answer
 *
 * A flow spreads `actParts` into its setup and `passwordStep` into its last state, and supplies its own act and answers.
 */
import type { EventObject } from 'xstate'
import { assertEvent, assign, fromPromise, sendTo } from 'xstate'
import type { FieldCodes, ProblemCode } from '#contract/problems.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { PasswordConfirmationRef, PasswordConfirmationSnapshot } from './passwordConfirmation.machine.ts'
import { passwordConfirmationMachine } from './passwordConfirmation.machine.ts'
import { selectFailure, selectIsBusy } from './passwordConfirmation.selectors.ts'
import type { ActAnswer, ActSetback } from './passwordConfirmation.setup.ts'

/** `confirmation` says that the password is right. */
export type ActEvent = { type: 'act.confirmed'; token: string }
export type ActChildren = { confirmation: 'confirmation'; sendAct: 'sendAct' }
/** `Field`: the fields of the act that can be corrected. */
export type ActContext<Field extends string = never> = {
  /** Whether the act is being sent, so that the step cannot be left. */
  readonly isSending: boolean
  /** Whether it was sent and no answer arrived, so that it may have taken effect. */
  readonly isUnanswered: boolean
  /** Why the server refuses the act. */
  readonly refusal: ProblemCode | null
  /** Which fields of the act it refuses. */
  readonly fieldCodes: FieldCodes<Field>
  /** The id of the act's result. */
  readonly resultId: string | null
}

export const notRefused = { refusal: null, fieldCodes: {} } as const
export const notSent: ActContext = { isSending: false, isUnanswered: false, resultId: null, ...notRefused }

type Sending = Pick<ActContext, 'isSending' | 'isUnanswered'>
type Answered = { readonly answer: ActAnswer }
export const answerOf = ({ event }: { event: { output: ActAnswer } }): Answered => ({ answer: event.output })
export const isRefusedFor = (reasons: readonly ProblemCode[], answer: ActAnswer) =>
  answer.kind === 'refused' && reasons.includes(answer.reason)

/** The part of the setup that every flow with a password shares. */
export const actParts = <Act, Context extends ActContext, Event extends EventObject>() => ({
  actors: {
    confirmation: passwordConfirmationMachine,
    /** Repeating the same act with the same token has no second effect. */
    sendAct: fromPromise<ActAnswer<keyof Context['fieldCodes'] & string>, { act: Act; token: string }>(
      missingActor('sendAct'),
    ),
  },
  guards: {
    isIdle: ({ context }: { context: ActContext }) => !context.isSending,
    isUnsent: ({ context }: { context: ActContext }) => !context.isSending && !context.isUnanswered,
    isRefused: ({ context }: { context: ActContext }) => context.refusal !== null,
    isExpired: (_: unknown, { answer }: Answered) => answer.kind === 'expired',
    isUnanswered: (_: unknown, { answer }: Answered) => answer.kind === 'unanswered',
    isSent: (_: unknown, { answer }: Answered) => answer.kind === 'sent',
    isOver: (_: unknown, { answer }: Answered) => isRefusedFor(['action_not_possible'], answer),
  },
  actions: {
    reportSetback: sendTo<Context, Event, ActSetback, PasswordConfirmationRef, Event>(
      'confirmation',
      (_, setback) => setback,
    ),
    trackSending: assign<Context, Event, Sending, Event, never>(({ context }, sending) => ({ ...context, ...sending })),
    rememberResult: assign<Context, Event, Answered, Event, never>(({ context }, { answer }) => ({
      ...context,
      resultId: answer.kind === 'sent' ? answer.id : null,
    })),
    rememberRefusal: assign<Context, Event, Answered, Event, never>(({ context }, { answer }) =>
      answer.kind === 'refused' ? { ...context, refusal: answer.reason, fieldCodes: answer.fieldCodes } : context,
    ),
  },
})

const setback = (type: ActSetback['type']) => ({ type: 'reportSetback', params: { type } }) as const

/** Answers that keep the flow in this step. */
const retries = [
  {
    guard: { type: 'isExpired', params: answerOf },
    target: 'asking',
    description: 'The token has expired: the person types their password again.',
    actions: setback('act.expired'),
  },
  {
    guard: { type: 'isUnanswered', params: answerOf },
    target: 'asking',
    description: 'No answer arrived. Sending it again is safe.',
    actions: setback('act.unanswered'),
  },
] as const

function assertConfirmed(event: EventObject): asserts event is ActEvent {
  assertEvent(event, 'act.confirmed')
}

type Step<Context, Act, Answers> = {
  /** The payload of the act. */
  readonly act: (context: Context) => Act
  /** The transitions for answers that settle the act. */
  readonly answers: Answers
}

/** The last state of a flow with a password. */
export const passwordStep = <Context, Act, const Answers extends readonly object[]>({
  act,
  answers,
}: Step<Context, Act, Answers>) =>
  ({
    invoke: {
      id: 'confirmation',
      src: 'confirmation',
      onSnapshot: {
        description: 'The password is being checked or the act sent, or an answer has arrived.',
        actions: {
          type: 'trackSending',
          params: ({ event }: { event: { snapshot: PasswordConfirmationSnapshot } }) => ({
            isSending: selectIsBusy(event.snapshot),
            isUnanswered: selectFailure(event.snapshot) === 'unanswered',
          }),
        },
      },
    },
    exit: { type: 'trackSending', params: { isSending: false, isUnanswered: false } },
    initial: 'asking',
    states: {
      asking: {
        description: 'The person checks what will be sent and types their password, or sends it again.',
        on: { 'act.confirmed': { target: 'sending', description: 'The password is right.' } },
      },
      sending: {
        description: 'The act is sent under one idempotency key: a repeat has no second effect.',
        invoke: {
          id: 'sendAct',
          src: 'sendAct',
          input: ({ context, event }: { context: Context; event: EventObject }) => {
            assertConfirmed(event)
            return { act: act(context), token: event.token }
          },
          onDone: [...retries, ...answers],
          onError: {
            target: 'asking',
            description: 'The server failed; nothing has happened.',
            actions: setback('act.failed'),
          },
        },
      },
    },
  }) as const
