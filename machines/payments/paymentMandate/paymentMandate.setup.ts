import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { MandateKind, SigningWay } from '#contract/payments/mandates.ts'
import type { FieldCodes } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'
import { stepParts } from '#machines/parts/steps/steps.ts'

/** The steps of the specification; each has its own address, so reload, back and forward lead to it. */
export const setupSteps = ['create', 'sign', 'pay'] as const
export type SetupStep = (typeof setupSteps)[number]

/** The typed account details; the name keeps them out of the inspector (src/inspector/redact.ts). */
export type TypedAccount = Readonly<Record<'iban' | 'bic' | 'institution' | 'transit' | 'account', string | undefined>>
export type TypedMandate = {
  readonly kind: MandateKind
  readonly ownerName: string
  readonly address: Readonly<Record<'number' | 'street' | 'zipCode' | 'city' | 'country', string>>
  readonly bankAccount: TypedAccount
  /** `undefined` = as in the pending mandate. */
  readonly mobile: string | undefined
}

/** A code that is still valid. */
export type OpenCode = {
  /** Identifies the code. */
  readonly sentAt: string
  readonly sentTo: string
  readonly triesLeft: number
  readonly codesLeft: number
  /** Milliseconds until it expires, and until another one may be requested. */
  readonly expiresIn: number
  readonly resendIn: number
}

/** What the server knows about the mandate: it decides which steps can be opened. */
export type Standing = {
  readonly mayWrite: boolean
  /** Whether a mandate waits for its signature. */
  readonly isWaiting: boolean
  /** When it was written, which identifies its version. */
  readonly writtenAt: string | null
  readonly isInForce: boolean
  /** False at night. */
  readonly isOpen: boolean
  /** Whether mandates are signed with a code of the portal or at a provider. */
  readonly signing: SigningWay
  readonly code: OpenCode | null
}

/** Outcomes that any of the requests may have. */
type CommonAnswer =
  /** No response: the network is down, or the response was lost. Sending it again is safe. */
  | { kind: 'unanswered' }
  /** Payments have closed for the night. */
  | { kind: 'night' }
  /** The mandate was signed, discarded or ended elsewhere. */
  | { kind: 'changed'; standing: Standing }
export type WriteAnswer = CommonAnswer | { kind: 'written' } | { kind: 'refused'; fieldCodes: FieldCodes<MandateField> }
export type CodeAnswer = CommonAnswer | { kind: 'sent'; code: OpenCode } | { kind: 'tooMany' }
export type SignAnswer = CommonAnswer | { kind: 'signed' } | { kind: 'wrong'; triesLeft: number } | { kind: 'expired' }
/** The address is a key to the signature: it is used immediately and never stored. */
export type RequestAnswer = CommonAnswer | { kind: 'ready'; url: string } | { kind: 'tooMany' }
type SetupAnswer = WriteAnswer | CodeAnswer | SignAnswer | RequestAnswer
/** What the page says about the last attempt. */
export type Setback = 'refused' | 'unanswered' | 'failed' | 'night' | 'tooMany' | 'wrong'
export type MandateField =
  | 'kind'
  | 'ownerName'
  | keyof TypedMandate['address']
  | keyof TypedAccount
  | 'mobile'
  | 'isMobileRight'

type SetupInput = { readonly step: SetupStep; readonly standing: Standing }
type SetupContext = StepContext<SetupStep> & {
  readonly draft: Standing
  /** The outcome of the last attempt; `null` = it succeeded, or there was none. */
  readonly setback: Setback | null
  readonly fieldCodes: FieldCodes<MandateField>
  /** Whether enough time has passed to request another code. */
  readonly mayResend: boolean
}

export type SetupEvent =
  | { type: 'mandate.write'; mandate: TypedMandate }
  | { type: 'code.request' }
  | { type: 'signature.request' }
  | { type: 'mandate.sign'; signatureCode: string }
  | { type: 'standing.changed'; standing: Standing }
  | StepEvent<SetupStep>

type SetupTag = SetupStep | 'busy' | 'code' | 'expired' | 'provider' | 'leaving' | 'closed' | 'over'

export const firstContext = ({ step, standing }: SetupInput): SetupContext => ({
  step,
  draft: standing,
  shown: 0,
  setback: null,
  fieldCodes: {},
  mayResend: false,
})

const steps = stepParts<SetupStep, Standing, SetupContext, SetupEvent>({
  needs: {
    create: ({ mayWrite }) => mayWrite,
    sign: ({ isWaiting }) => isWaiting,
    pay: ({ isInForce, isWaiting }) => isInForce && !isWaiting,
  },
})

type Known = { readonly standing: Standing }
export type Answered = { readonly answer: SetupAnswer }
/** The step that a mandate in this state has reached. */
const stepOf = ({ isWaiting, isInForce }: Standing): SetupStep => (isWaiting ? 'sign' : isInForce ? 'pay' : 'create')

/** Every name the chart of setting up a mandate may use. */
export const paymentMandateSetup = setup({
  types: {
    context: {} as SetupContext,
    input: {} as SetupInput,
    events: {} as SetupEvent,
    tags: {} as SetupTag,
    meta: {} as { specification: string },
  },
  actors: {
    watchStep: steps.actors.watchStep,
    /** Reports every change of the mandate: signed or discarded on another device, opened or closed by the hour. */
    watchStanding: fromCallback<SetupEvent>(missingAction('watchStanding')),
    writeMandate: fromPromise<WriteAnswer, { mandate: TypedMandate }>(missingActor('writeMandate')),
    sendCode: fromPromise<CodeAnswer>(missingActor('sendCode')),
    signMandate: fromPromise<SignAnswer, { signatureCode: string }>(missingActor('signMandate')),
    requestSignature: fromPromise<RequestAnswer>(missingActor('requestSignature')),
  },
  guards: steps.guards,
  actions: {
    requestStep: steps.actions.requestStep,
    recordStep: steps.actions.recordStep,
    showStep: steps.actions.showStep,
    leaveSteps: steps.actions.leaveSteps,
    forgetDraft: steps.actions.forgetDraft,
  },
}).extend({
  delays: {
    untilExpired: ({ context }) => Math.max(context.draft.code?.expiresIn ?? 0, 0),
    untilResend: ({ context }) => Math.max(context.draft.code?.resendIn ?? 0, 0),
  },
  guards: {
    mayCreate: ({ context }) => context.draft.mayWrite,
    isClosed: ({ context }) => !context.draft.isOpen,
    hasOpenCode: ({ context }) => context.draft.code !== null,
    isAtProvider: ({ context }) => context.draft.signing === 'provider',
    mayResend: ({ context }) => context.mayResend,
    opens: (_, { standing }: Known) => standing.isOpen,
    isGone: (_, { standing }: Known) => !standing.isWaiting,
    cannotBeWritten: (_, { standing }: Known) => !standing.mayWrite,
    isOtherCode: ({ context }, { standing }: Known) =>
      standing.code !== null && standing.code.sentAt !== context.draft.code?.sentAt,
    /** The mandate was rewritten, so its code is void. */
    isRewritten: ({ context }, { standing }: Known) => standing.writtenAt !== context.draft.writtenAt,
    hasLostCode: (_, { standing }: Known) => standing.code === null,
    isOtherStep: ({ context }, { step }: { readonly step: SetupStep }) => step !== context.step,
    isAnswer: (_, { answer, kind }: Answered & { readonly kind: SetupAnswer['kind'] }) => answer.kind === kind,
  },
  actions: {
    rememberStanding: assign((_, { standing }: Known) => ({ draft: standing })),
    /** Requests the step that the mandate has reached. */
    requestReached: assign(({ context }) => ({ step: stepOf(context.draft) })),
    followAnswer: assign((_, { answer }: Answered) =>
      answer.kind === 'changed' ? { draft: answer.standing, step: stepOf(answer.standing) } : {},
    ),
    noteSetback: assign((_, { setback }: { setback: Setback }) => ({ setback })),
    forgetSetback: assign({ setback: null, fieldCodes: {} }),
    rememberWritten: assign(({ context }) => ({ draft: { ...context.draft, isWaiting: true, code: null } })),
    rememberSigned: assign(({ context }) => ({
      draft: { ...context.draft, isWaiting: false, isInForce: true, code: null },
    })),
    rememberRefusal: assign((_, { answer }: Answered) =>
      answer.kind === 'refused' ? { fieldCodes: answer.fieldCodes } : {},
    ),
    rememberCode: assign(({ context }, { answer }: Answered) =>
      answer.kind === 'sent' ? { draft: { ...context.draft, code: answer.code } } : {},
    ),
    countTry: assign(({ context: { draft } }, { answer }: Answered) =>
      answer.kind === 'wrong' && draft.code
        ? { draft: { ...draft, code: { ...draft.code, triesLeft: answer.triesLeft } } }
        : {},
    ),
    forgetCode: assign(({ context }) => ({ draft: { ...context.draft, code: null } })),
    /** Opens the provider's page in place of the portal. */
    goToProvider: (_context, _params: Answered) => missingAction('goToProvider')(),
    allowResend: assign({ mayResend: true }),
    delayResend: assign({ mayResend: false }),
  },
})
