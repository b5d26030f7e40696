import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { PasswordRuleCode, StrengthLevel } from '#contract/authentication/passwords.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { StrengthQuestion } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

export type PasswordChange = { readonly currentPassword: string; readonly password: string }
export type PasswordChangeRefusal =
  | { readonly kind: 'wrong'; readonly remainingTries: number | null }
  /** The new password equals the current one, or is easy to guess. */
  | { readonly kind: 'weak'; readonly fieldCode: FieldCode }
  | { readonly kind: 'lastTry' | 'locked' | 'impersonating' | 'failed' }
export type ChangePasswordAnswer = { isChanged: true } | { isChanged: false; refusal: PasswordChangeRefusal }

type Typed = { readonly password: string; readonly failedRules: readonly PasswordRuleCode[] }

type PasswordChangeContext = {
  readonly submitCount: number
  /** `null` until something was typed. */
  readonly failedRules: readonly PasswordRuleCode[] | null
  readonly strength: StrengthLevel | null
  readonly refusal: PasswordChangeRefusal | null
  /** The number of changes so far: each one resets the form. */
  readonly changes: number
}

type PasswordChangeEvent =
  | { type: 'meter.prepare' }
  | ({ type: 'password.change' } & Typed)
  | ({ type: 'password.send'; isValid: boolean } & Typed & PasswordChange)
  | { type: 'strength.measured'; level: StrengthLevel | null }

const failed: PasswordChangeRefusal = { kind: 'failed' }

/** Every name the passwordChange chart may use. */
export const passwordChangeSetup = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy' | 'changed',
    meta: {} as { specification: string },
  },
  actors: {
    changePassword: fromPromise<ChangePasswordAnswer, PasswordChange>(missingActor('changePassword')),
    measureStrength: fromCallback<StrengthQuestion | { type: 'meter.prepare' }>(missingAction('measureStrength')),
  },
  guards: {
    isValid: (_, params: { isValid: boolean }) => params.isValid,
    isChanged: (_, params: { answer: ChangePasswordAnswer }) => params.answer.isChanged,
  },
  actions: {
    countSubmit: assign({ submitCount: ({ context }) => context.submitCount + 1, refusal: null }),
    rememberRules: assign({
      failedRules: (_, params: Pick<Typed, 'failedRules'>) => params.failedRules,
      // What the server said about the previous password does not concern the one being typed.
      refusal: ({ context }) => (context.refusal?.kind === 'weak' ? null : context.refusal),
    }),
    rememberStrength: assign({ strength: (_, params: { level: StrengthLevel | null }) => params.level }),
    rememberRefusal: assign({
      refusal: (_, params: { answer: ChangePasswordAnswer }) =>
        params.answer.isChanged ? null : params.answer.refusal,
    }),
    rememberFailure: assign({ refusal: failed }),
    startOver: assign(({ context }) => ({
      submitCount: 0,
      failedRules: null,
      strength: null,
      refusal: null,
      changes: context.changes + 1,
    })),
    requestStrength: sendTo('measureStrength', (_, params: { password: string }) => ({
      type: 'strength.measure' as const,
      password: params.password,
    })),
    prepareMeter: sendTo('measureStrength', { type: 'meter.prepare' }),
    /** A message of success (specification §8). */
    announceChanged: missingAction('announceChanged'),
  },
})
