import { assign, fromPromise, sendParent, setup } from 'xstate'
import type { FieldCodes, ProblemCode } from '#contract/problems.ts'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

/** `Field`: the fields of the act that can be corrected. */
export type ActAnswer<Field extends string = never> =
  /** `id` names the result; `null` = there is none, or it could not be read. */
  | { readonly kind: 'sent'; readonly id: string | null }
  /** A final refusal: sending it again would not help. */
  | {
      readonly kind: 'refused'
      readonly reason: ProblemCode
      readonly fieldCodes: FieldCodes<Field>
    }
  /** The token has expired. */
  | { readonly kind: 'expired' }
  /** No answer: the act may or may not have arrived. */
  | { readonly kind: 'unanswered' }

export type ConfirmAnswer =
  | { readonly kind: 'confirmed'; readonly token: string }
  | { readonly kind: 'wrong'; readonly code: ProblemCode; readonly remainingTries: number | null }
/** The message above the password field. */
export type PasswordMessage =
  | Omit<Extract<ConfirmAnswer, { kind: 'wrong' }>, 'kind'>
  | { readonly code: 'expired' | 'unanswered'; readonly remainingTries: null }

type ConfirmationContext = { readonly token: string | null; readonly message: PasswordMessage | null }
/** Why the act is not settled yet, as the flow reports it. */
export type ActSetback = { readonly type: 'act.expired' | 'act.unanswered' | 'act.failed' }
type ConfirmationEvent =
  | { type: 'password.send'; password: string }
  | { type: 'act.send' }
  | { type: 'act.expired' }
  | { type: 'act.unanswered' }
  | { type: 'act.failed' }
type ConfirmationTag = 'asking' | 'busy' | 'unanswered' | 'failed'

const messageOf = (answer: ConfirmAnswer): PasswordMessage | null =>
  answer.kind === 'wrong' ? { code: answer.code, remainingTries: answer.remainingTries } : null

/** Every name the password confirmation chart may use. */
export const passwordConfirmationSetup = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    tags: {} as ConfirmationTag,
    meta: {} as { specification: string },
  },
  actors: {
    /** A wrong password is an answer; anything else is a failure. */
    confirmPassword: fromPromise<ConfirmAnswer, { password: string }>(missingActor('confirmPassword')),
  },
  guards: {
    isConfirmed: (_, { answer }: { answer: ConfirmAnswer }) => answer.kind === 'confirmed',
  },
  actions: {
    rememberToken: assign({
      token: (_, { answer }: { answer: ConfirmAnswer }) => present(answer.kind === 'confirmed' ? answer.token : null),
      message: null,
    }),
    rememberWrong: assign({ message: (_, { answer }: { answer: ConfirmAnswer }) => messageOf(answer) }),
    rememberUnchecked: assign({ message: { code: 'unanswered', remainingTries: null } }),
    rememberExpired: assign({ message: { code: 'expired', remainingTries: null }, token: null }),
    /** Gives the token to the flow, which sends its act with it. */
    giveToken: sendParent(({ context }) => ({ type: 'act.confirmed', token: present(context.token) })),
  },
})
