import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { PaymentChoice } from '#contract/payments/debts.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, notSent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'
import { stepParts } from '#machines/parts/steps/steps.ts'

/** Each step has its own address, so reload, back and forward lead to it. */
export const paymentSteps = ['overview', 'choice', 'confirm'] as const
export type PaymentStep = (typeof paymentSteps)[number]

/** An amount in cents, its purpose, and whether it exceeds the open amount. */
export type Agreed = {
  readonly amount: number
  readonly choice: PaymentChoice
  readonly isOverpayment: boolean
}

/** What the fields of the choice contain. */
export type WrittenChoice = {
  readonly what: PaymentChoice['what']
  readonly debtIds: readonly string[]
  /** The other amount, as typed. */
  readonly typed: string
}
/** What has been chosen so far, and what the person has agreed to pay, once that is clear. */
export type PaymentDraft = WrittenChoice & { readonly agreed: Agreed | null }
export const emptyDraft: PaymentDraft = { what: 'everything', debtIds: [], typed: '', agreed: null }

export type PaymentInput = {
  /** The draft in this tab; `null` = there is none. */
  readonly draft: PaymentDraft | null
  /** The step that the address names. */
  readonly step: PaymentStep
}
type PaymentContext = StepContext<PaymentStep> &
  ActContext & {
    readonly draft: PaymentDraft
    readonly isRestored: boolean
    /** A payment above the open amount, which the person has not agreed to yet. */
    readonly considered: Agreed | null
    /** Whether the debts have changed since the person chose. */
    readonly isOutdated: boolean
  }

export type PaymentEvent =
  | ActEvent
  /** The main act: everything that is due. */
  | { type: 'due.pay'; agreed: Agreed }
  | { type: 'choice.change'; written: WrittenChoice }
  /** `choice` is `null` while no debt is chosen, or the amount is not one. */
  | { type: 'choice.confirm'; choice: PaymentChoice | null }
  | { type: 'credit.accept' }
  | { type: 'credit.decline' }
  | { type: 'outcome.close' }
  | StepEvent<PaymentStep>
  /** Another payment, a call or an answer of the bank has changed the payable amount. */
  | { type: 'debts.changed' }

type PaymentTag = PaymentStep | 'incomplete' | 'checking' | 'unchecked' | 'asksCredit' | 'sent' | 'refused'

export const firstContext = ({ draft, step }: PaymentInput): PaymentContext => ({
  draft: draft ?? emptyDraft,
  step,
  isRestored: draft !== null,
  considered: null,
  isOutdated: false,
  shown: 0,
  ...notSent,
})

const steps = stepParts<PaymentStep, PaymentDraft, PaymentContext, PaymentEvent>({
  needs: { overview: () => true, choice: () => true, confirm: ({ agreed }) => agreed !== null },
  mayMove: ({ isSending }) => !isSending,
})
const act = actParts<Agreed, PaymentContext, PaymentEvent>()
type Considered = { readonly agreed: Agreed }

/** Every name the payment chart may use. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as PaymentInput,
    events: {} as PaymentEvent,
    tags: {} as PaymentTag,
    children: {} as ActChildren,
    meta: {} as { specification: string },
  },
  actors: {
    ...steps.actors,
    ...act.actors,
    /** The effect of the choice. */
    checkChoice: fromPromise<Agreed, { choice: PaymentChoice }>(missingActor('checkChoice')),
    /** Reports that the payable amount has changed. */
    watchDebts: fromCallback<PaymentEvent>(missingAction('watchDebts')),
  },
  guards: {
    ...steps.guards,
    ...act.guards,
  },
  actions: {
    ...steps.actions,
    ...act.actions,
  },
}).extend({
  guards: {
    isClear: (_, { choice }: { choice: PaymentChoice | null }) => choice !== null,
    isOverpayment: (_, { agreed }: Considered) => agreed.isOverpayment,
  },
  actions: {
    rememberChoice: assign({
      draft: (_, { written }: { written: WrittenChoice }) => ({ ...written, agreed: null }),
      isOutdated: false,
    }),
    consider: assign((_, { agreed }: Considered) => ({ considered: agreed })),
    agree: assign(({ context: { draft } }, { agreed }: Considered) => ({
      draft: { ...draft, agreed },
      considered: null,
      isOutdated: false,
    })),
    agreeToCredit: assign(({ context: { draft, considered } }) => ({
      draft: { ...draft, agreed: considered },
      considered: null,
      isOutdated: false,
    })),
    payAllDue: assign((_, { agreed }: Considered) => ({
      draft: { ...emptyDraft, agreed },
      isRestored: false,
      isOutdated: false,
    })),
    /** The agreement is void; the choice stays. */
    forgetAgreed: assign(({ context: { draft } }) => ({ draft: { ...draft, agreed: null }, isOutdated: true })),
    startOver: assign({ draft: emptyDraft, isRestored: false, isOutdated: false, considered: null, ...notSent }),
  },
})
