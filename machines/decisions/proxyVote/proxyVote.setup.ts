import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { passwordConfirmationMachine } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import type { ActAnswer, ActNews } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { type ActEvent, actGuards } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'

/** The steps that have an address of their own: reload, back and forward lead to them. */
export const proxySteps = ['principal', 'ballot', 'confirm'] as const
export type ProxyStep = (typeof proxySteps)[number]

/** For whom one votes. */
export type Principal = { readonly id: string; readonly name: string; readonly votes: number }
/** What is sent in the end. */
export type ProxyAct = { readonly principalId: string; readonly ballotId: string; readonly choice: Choice }
/** What has been chosen and attached so far. */
export type ProxyDraft = {
  readonly principal: Principal | null
  readonly ballot: Attachment | null
  readonly choice: Choice | null
  /** The principal has read the papers and signed the ballot. */
  readonly isSigned: boolean
}
const emptyDraft: ProxyDraft = { principal: null, ballot: null, choice: null, isSigned: false }

/** Why a power cannot be used, as far as somebody else may be chosen instead. */
export const principalRefusals = ['user_already_voted', 'proxy_limit_reached', 'proxy_forbidden'] as const
type PrincipalRefusal = (typeof principalRefusals)[number]

export type ProxyInput = {
  /** What this tab has kept; `null` = nothing was begun. */
  readonly draft: ProxyDraft | null
  /** The one that the address names. */
  readonly step: ProxyStep
}
type ProxyContext = StepContext<ProxyStep> & {
  readonly draft: ProxyDraft
  readonly isRestored: boolean
  readonly isSending: boolean
  /** Why the server does not take this power. */
  readonly refusal: ProblemCode | null
  readonly receiptId: string | null
}

export type ProxyEvent =
  | ActEvent
  | { type: 'principal.choose'; principal: Principal }
  | { type: 'principal.confirm' }
  | { type: 'choice.choose'; choice: Choice }
  | { type: 'ballot.attach'; ballot: Attachment | null }
  | { type: 'ballot.sign'; isSigned: boolean }
  | { type: 'ballot.confirm' }
  | { type: 'proxy.begin' }
  | StepEvent<ProxyStep>
  | { type: 'decision.closed' }

type ProxyTag = ProxyStep | 'incomplete' | 'closed' | 'counted'

export const firstContext = ({ draft, step }: ProxyInput): ProxyContext => ({
  draft: draft ?? emptyDraft,
  step,
  isRestored: draft !== null,
  isSending: false,
  refusal: null,
  receiptId: null,
  shown: 0,
})

type CompleteProxy = ProxyDraft & { principal: Principal; ballot: Attachment; choice: Choice }
export const isComplete = (draft: ProxyDraft): draft is CompleteProxy =>
  draft.principal !== null && draft.ballot !== null && draft.choice !== null && draft.isSigned

/** What each step needs of those before. */
const has: Readonly<Record<ProxyStep, (draft: ProxyDraft) => boolean>> = {
  principal: () => true,
  ballot: ({ principal }) => principal !== null,
  confirm: isComplete,
}

const isPrincipalRefusal = (reason: ProblemCode): reason is PrincipalRefusal =>
  principalRefusals.some((known) => known === reason)

/** Every name the chart of a proxy vote may use. */
export const proxyVoteSetup = setup({
  types: {
    context: {} as ProxyContext,
    input: {} as ProxyInput,
    events: {} as ProxyEvent,
    tags: {} as ProxyTag,
    children: {} as { confirmation: 'confirmation'; sendAct: 'sendAct' },
    meta: {} as { specification: string },
  },
  actors: {
    /** The password. */
    confirmation: passwordConfirmationMachine,
    /** Sends the vote of the other co-owner. The same act with the same token is one intention, however often it is sent. */
    sendAct: fromPromise<ActAnswer, { act: ProxyAct; token: string }>(missingActor('sendAct')),
    /** Tells which step the address names from now on. */
    watchStep: fromCallback<ProxyEvent>(missingAction('watchStep')),
    /** Tells when no vote counts any more. */
    watchDecision: fromCallback<ProxyEvent>(missingAction('watchDecision')),
  },
  guards: {
    hasPrincipal: ({ context }) => context.draft.principal !== null,
    hasBallot: ({ context }) => isComplete(context.draft),
    wantsBallot: ({ context }) => context.step === 'ballot' && has.ballot(context.draft),
    wantsConfirm: ({ context }) => context.step === 'confirm' && has.confirm(context.draft),
    /** Nobody leads away from a vote that is on its way. */
    canOpen: ({ context }, { step }: { step: ProxyStep }) =>
      step !== context.step && has[step](context.draft) && !context.isSending,
    ...actGuards,
    isOfPrincipal: (_, { answer }: { answer: ActAnswer }) =>
      answer.kind === 'refused' && isPrincipalRefusal(answer.reason),
  },
  actions: {
    rememberPrincipal: assign(({ context }, params: { principal: Principal }) => ({
      // The ballot is signed by one person: another one needs their own.
      draft: { ...(params.principal.id === context.draft.principal?.id ? context.draft : emptyDraft), ...params },
      refusal: null,
    })),
    rememberChoice: assign({
      draft: ({ context }, params: { choice: Choice }) => ({ ...context.draft, choice: params.choice }),
    }),
    rememberBallot: assign({
      draft: ({ context }, params: { ballot: Attachment | null }) => ({ ...context.draft, ballot: params.ballot }),
      refusal: null,
    }),
    rememberSigned: assign({
      draft: ({ context }, params: { isSigned: boolean }) => ({ ...context.draft, isSigned: params.isSigned }),
    }),
    tellConfirmation: sendTo('confirmation', (_, params: ActNews) => params),
    noteSending: assign({ isSending: (_, params: { isSending: boolean }) => params.isSending }),
    noteOver: assign({ isSending: false }),
    rememberReceipt: assign({
      receiptId: (_, { answer }: { answer: ActAnswer }) => (answer.kind === 'sent' ? answer.id : null),
    }),
    rememberRefusal: assign({
      refusal: (_, { answer }: { answer: ActAnswer }) => (answer.kind === 'refused' ? answer.reason : null),
    }),
    beginAnew: assign({ draft: emptyDraft, isRestored: false, refusal: null, receiptId: null }),
    askFor: assign({ step: (_, params: { step: ProxyStep }) => params.step }),
    noteStep: assign(({ context }, { step }: { step: ProxyStep }) => ({ step, shown: context.shown + 1 })),
    /** Into this tab, at once. */
    copyDraft: (_, _params: { draft: ProxyDraft }): void => missingAction('copyDraft')(),
    /** Out of this tab. */
    forgetDraft: missingAction('forgetDraft'),
    /** The address names the step. */
    showStep: (_, _params: { step: ProxyStep }): void => missingAction('showStep')(),
    /** The address is that of the page again: back leads out of the flow. */
    leaveSteps: missingAction('leaveSteps'),
  },
})
