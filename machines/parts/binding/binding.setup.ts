import { assign, fromPromise, setup } from 'xstate'
import type { FieldCode, ProblemCode } from '#contract/problems.ts'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

/** What is to be sent, by the names of its fields: whoever sends it parses it. */
export type Act = Readonly<Record<string, string>>

/** Why it did not happen, said by the server for good: sending it again would not help. */
type Refusal = { readonly reason: ProblemCode; readonly fieldCodes: Readonly<Record<string, FieldCode>> }
/** `id` is that of what came of it; `null` where nothing did, or where it could not be read any more. */
export type BindingOutput =
  | { readonly kind: 'sent'; readonly id: string | null }
  | ({ readonly kind: 'refused' } & Refusal)
export type SendAnswer =
  | BindingOutput
  /** The password was typed too long ago. */
  | { readonly kind: 'expired' }
  /** Nothing came back: nobody knows whether it arrived. */
  | { readonly kind: 'unanswered' }

export type ConfirmAnswer =
  | { readonly kind: 'confirmed'; readonly token: string }
  | { readonly kind: 'wrong'; readonly code: ProblemCode; readonly remainingTries: number | null }
/** What is said above the password. */
export type PasswordMessage =
  | Omit<Extract<ConfirmAnswer, { kind: 'wrong' }>, 'kind'>
  | { readonly code: 'expired' | 'unanswered'; readonly remainingTries: null }

export type BindingInput = { readonly act: Act }
type BindingContext = BindingInput & {
  readonly token: string | null
  readonly message: PasswordMessage | null
  readonly output: BindingOutput | null
}
type BindingEvent = { type: 'password.send'; password: string } | { type: 'act.send' }
type BindingTag = 'asking' | 'busy' | 'unanswered' | 'failed'

const messageOf = (answer: ConfirmAnswer): PasswordMessage | null =>
  answer.kind === 'wrong' ? { code: answer.code, remainingTries: answer.remainingTries } : null

/** Every name the binding chart may use. */
export const bindingSetup = setup({
  types: {
    context: {} as BindingContext,
    input: {} as BindingInput,
    output: {} as BindingOutput,
    events: {} as BindingEvent,
    tags: {} as BindingTag,
    meta: {} as { specification: string },
  },
  actors: {
    /** A wrong password is an answer; that nobody could judge it is a failure. */
    confirmPassword: fromPromise<ConfirmAnswer, { password: string }>(missingActor('confirmPassword')),
    /** The same act with the same token is one intention, however often it is sent. */
    sendAct: fromPromise<SendAnswer, { act: Act; token: string }>(missingActor('sendAct')),
  },
  guards: {
    isConfirmed: (_, { answer }: { answer: ConfirmAnswer }) => answer.kind === 'confirmed',
    isExpired: (_, { answer }: { answer: SendAnswer }) => answer.kind === 'expired',
    isUnanswered: (_, { answer }: { answer: SendAnswer }) => answer.kind === 'unanswered',
  },
  actions: {
    rememberToken: assign({
      token: (_, { answer }: { answer: ConfirmAnswer }) => present(answer.kind === 'confirmed' ? answer.token : null),
      message: null,
    }),
    rememberWrong: assign({ message: (_, { answer }: { answer: ConfirmAnswer }) => messageOf(answer) }),
    rememberUnjudged: assign({ message: { code: 'unanswered', remainingTries: null } }),
    rememberExpired: assign({ message: { code: 'expired', remainingTries: null }, token: null }),
    rememberOutput: assign({
      output: (_, { answer }: { answer: SendAnswer }) =>
        present(answer.kind === 'sent' || answer.kind === 'refused' ? answer : null),
    }),
  },
})
