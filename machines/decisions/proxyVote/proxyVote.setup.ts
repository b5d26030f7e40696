import { assign, fromCallback, setup } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { missingAction } from '#machines/missingAction.ts'
import type { ActAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, isRefusedFor, notRefused, notSent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'
import { stepParts } from '#machines/parts/steps/steps.ts'

/** Each step has its own address, so reload, back and forward lead to it. */
export const proxySteps = ['principal', 'ballot', 'confirm'] as const
export type ProxyStep = (typeof proxySteps)[number]

/** The co-owner who gave power. */
export type Principal = {
  readonly id: string
  readonly name: string
  readonly votes: number
  /** Whether they gave it online, so that no signed ballot is needed. */
  readonly isOnline: boolean
}
/** The act to send; a power given online has no ballot. */
export type ProxyAct = { readonly principalId: string; readonly ballotId: string | null; readonly choice: Choice }
/** What has been chosen and attached so far. */
export type ProxyDraft = {
  readonly principal: Principal | null
  readonly ballot: Attachment | null
  readonly choice: Choice | null
  /** Whether the principal has read the papers and signed the ballot. */
  readonly isSigned: boolean
}
const emptyDraft: ProxyDraft = { principal: null, ballot: null, choice: null, isSigned: false }

/** Refusals after which another co-owner may be chosen. */
export const principalRefusals = ['user_already_voted', 'proxy_limit_reached', 'proxy_forbidden'] as const

export type ProxyInput = {
  /** The draft in this tab; `null` = there is none. */
  readonly draft: ProxyDraft | null
  /** The step that the address names. */
  readonly step: ProxyStep
}
type ProxyContext = StepContext<ProxyStep> &
  ActContext<'ballotId'> & {
    readonly draft: ProxyDraft
    readonly isRestored: boolean
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
  shown: 0,
  ...notSent,
})

type CompleteProxy = ProxyDraft & { principal: Principal; choice: Choice }
export const isComplete = (draft: ProxyDraft): draft is CompleteProxy =>
  draft.principal !== null &&
  draft.choice !== null &&
  (draft.principal.isOnline || (draft.ballot !== null && draft.isSigned))

const steps = stepParts<ProxyStep, ProxyDraft, ProxyContext, ProxyEvent>({
  needs: { principal: () => true, ballot: ({ principal }) => principal !== null, confirm: isComplete },
  mayMove: ({ isSending }) => !isSending,
})
const act = actParts<ProxyAct, ProxyContext, ProxyEvent>()

/** Every name the chart of a proxy vote may use. */
export const proxyVoteSetup = setup({
  types: {
    context: {} as ProxyContext,
    input: {} as ProxyInput,
    events: {} as ProxyEvent,
    tags: {} as ProxyTag,
    children: {} as ActChildren,
    meta: {} as { specification: string },
  },
  actors: {
    ...steps.actors,
    ...act.actors,
    /** Reports that the vote has closed. */
    watchDecision: fromCallback<ProxyEvent>(missingAction('watchDecision')),
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
    hasPrincipal: ({ context }) => context.draft.principal !== null,
    hasBallot: ({ context }) => isComplete(context.draft),
    isOfPrincipal: (_, { answer }: { answer: ActAnswer }) => isRefusedFor(principalRefusals, answer),
  },
  actions: {
    rememberPrincipal: assign(({ context }, params: { principal: Principal }) => ({
      // A signed ballot belongs to one person, so another principal needs their own.
      draft: { ...(params.principal.id === context.draft.principal?.id ? context.draft : emptyDraft), ...params },
      ...notRefused,
    })),
    rememberChoice: assign({
      draft: ({ context }, params: { choice: Choice }) => ({ ...context.draft, choice: params.choice }),
    }),
    rememberBallot: assign({
      draft: ({ context }, params: { ballot: Attachment | null }) => ({ ...context.draft, ballot: params.ballot }),
      ...notRefused,
    }),
    rememberSigned: assign({
      draft: ({ context }, params: { isSigned: boolean }) => ({ ...context.draft, isSigned: params.isSigned }),
    }),
    startOver: assign({ draft: emptyDraft, isRestored: false, ...notSent }),
  },
})
