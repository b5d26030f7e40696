import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { PasswordRuleCode, StrengthLevel } from '#contract/authentication/passwords.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

export type PasswordFormKind = 'activation' | 'reset'
type PasswordFormInput = {
  readonly kind: PasswordFormKind
  /** The token of the link; `null` when the address has none. */
  readonly token: string | null
}
export type PasswordLink = { readonly kind: PasswordFormKind; readonly token: string }
export type NewPassword = PasswordLink & { readonly password: string }
/** A link that cannot be used here. */
export type LinkRefusal = { type: 'expired' } | { type: 'wrongOffer'; allowedOffer: OfferCode }
export type LinkAnswer = { type: 'usable'; email: string } | LinkRefusal
export type SavePasswordAnswer =
  | { type: 'saved' }
  | LinkRefusal
  | { type: 'refused'; fieldCode: FieldCode }
  | { type: 'failed' }

type Answer = LinkAnswer | SavePasswordAnswer

/** A message to the meter. The last level stays until the next message. */
export type StrengthQuestion = { type: 'strength.measure'; password: string }

type PasswordFormContext = PasswordFormInput & {
  /** The person whose password the link sets; `null` until the server has confirmed the link. */
  readonly email: string | null
  readonly submitCount: number
  /** `null` until something is typed. */
  readonly failedRules: readonly PasswordRuleCode[] | null
  readonly strength: StrengthLevel | null
  readonly hasFailed: boolean
  /** Why the server refuses this password; kept until another one is typed. */
  readonly refusal: FieldCode | null
  readonly allowedOffer: OfferCode | null
}

type PasswordFormEvent =
  | { type: 'link.retry' }
  | { type: 'meter.prepare' }
  | { type: 'password.change'; password: string; failedRules: readonly PasswordRuleCode[] }
  | { type: 'form.submit'; password: string; failedRules: readonly PasswordRuleCode[]; isValid: boolean }
  | { type: 'strength.measured'; level: StrengthLevel | null }

type PasswordFormTag = 'checking' | 'unreachable' | 'busy' | 'expired' | 'wrongOffer'

/** Every name the passwordForm chart may use. */
export const passwordFormSetup = setup({
  types: {
    context: {} as PasswordFormContext,
    events: {} as PasswordFormEvent,
    input: {} as PasswordFormInput,
    output: {} as { kind: PasswordFormKind; result: 'success'; email: string | null },
    tags: {} as PasswordFormTag,
    meta: {} as { specification: string },
  },
  actors: {
    checkLink: fromPromise<LinkAnswer, PasswordLink>(missingActor('checkLink')),
    savePassword: fromPromise<SavePasswordAnswer, NewPassword>(missingActor('savePassword')),
    measureStrength: fromCallback<StrengthQuestion | { type: 'meter.prepare' }>(missingAction('measureStrength')),
  },
  guards: {
    isValid: (_, params: { isValid: boolean }) => params.isValid,
    isAnswer: (_, params: { answer: Answer; type: Answer['type'] }) => params.answer.type === params.type,
    hasNoToken: ({ context }) => context.token === null,
    isReset: ({ context }) => context.kind === 'reset',
  },
  actions: {
    rememberEmail: assign({
      email: (_, { answer }: { answer: LinkAnswer }) => (answer.type === 'usable' ? answer.email : null),
    }),
    countSubmit: assign({ submitCount: ({ context }) => context.submitCount + 1, hasFailed: false }),
    rememberRules: assign({
      failedRules: (_, params: { failedRules: readonly PasswordRuleCode[] }) => params.failedRules,
      refusal: null,
    }),
    rememberRefusal: assign({
      refusal: (_, { answer }: { answer: SavePasswordAnswer }) => (answer.type === 'refused' ? answer.fieldCode : null),
    }),
    rememberStrength: assign({ strength: (_, params: { level: StrengthLevel | null }) => params.level }),
    rememberFailure: assign({ hasFailed: true }),
    rememberAllowedOffer: assign({
      allowedOffer: (_, params: { answer: Answer }) =>
        params.answer.type === 'wrongOffer' ? params.answer.allowedOffer : null,
    }),
    requestStrength: sendTo('measureStrength', (_, params: { password: string }) => ({
      type: 'strength.measure' as const,
      password: params.password,
    })),
    prepareMeter: sendTo('measureStrength', { type: 'meter.prepare' }),
    /** A snack of 3000 ms with the generic text (specification §8). */
    announceResetFailure: missingAction('announceResetFailure'),
  },
})
