import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Choice } from '#contract/decisions/majorities.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { passwordConfirmationMachine } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import type { ActAnswer, ActNews } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { type ActEvent, actGuards, isRefusedFor } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'

/** The steps that have an address of their own: reload, back and forward lead to them. */
export const voteSteps = ['documents', 'choice', 'confirm'] as const
export type VoteStep = (typeof voteSteps)[number]

/** What is sent in the end; `replaces` is the own vote whose place it takes. */
export type VoteAct = { readonly choice: Choice; readonly replaces: string | null }
/** What has been ticked and chosen so far. */
export type VoteDraft = { readonly hasRead: boolean; readonly choice: Choice | null }

export type VoteInput = {
  /** What this tab has kept; `null` = nothing was begun. */
  readonly draft: VoteDraft | null
  /** The one that the address names. */
  readonly step: VoteStep
  /** The own vote that this one takes the place of; `null` = a first vote. */
  readonly replaces: string | null
  /** Milliseconds until the last moment at which a vote counts. */
  readonly dueIn: number
}
type VoteContext = Omit<VoteInput, 'draft'> &
  StepContext<VoteStep> & {
    readonly draft: VoteDraft
    /** What was begun before is there again. */
    readonly isRestored: boolean
    /** The own vote as it stands now. */
    readonly ownVoteId: string | null
    /** The vote is on its way: nobody leads away from it. */
    readonly isSending: boolean
    readonly refusal: ProblemCode | null
    /** The vote that came of it. */
    readonly receiptId: string | null
  }

export type VoteEvent =
  | ActEvent
  | { type: 'documents.tick'; hasRead: boolean }
  | { type: 'documents.confirm' }
  | { type: 'choice.choose'; choice: Choice }
  | { type: 'choice.confirm' }
  | { type: 'vote.change' }
  | StepEvent<VoteStep>
  | { type: 'decision.changed'; ownVoteId: string | null; isOpen: boolean }

type VoteTag = VoteStep | 'incomplete' | 'elsewhere' | 'closed' | 'refused' | 'counted'

export const firstContext = ({ draft, ...input }: VoteInput): VoteContext => ({
  ...input,
  draft: draft ?? { hasRead: false, choice: null },
  isRestored: draft !== null,
  ownVoteId: input.replaces,
  isSending: false,
  refusal: null,
  receiptId: null,
  shown: 0,
})

/** What each step needs of those before. */
const has: Readonly<Record<VoteStep, (draft: VoteDraft) => boolean>> = {
  documents: () => true,
  choice: ({ hasRead }) => hasRead,
  confirm: ({ hasRead, choice }) => hasRead && choice !== null,
}

/** The longest that a browser waits; whoever votes is not on the page for three weeks. */
const longestWait = 20 * 24 * 3_600_000

type Standing = { readonly ownVoteId: string | null; readonly isOpen: boolean }
/** Every name the vote chart may use. */
export const voteSetup = setup({
  types: {
    context: {} as VoteContext,
    input: {} as VoteInput,
    events: {} as VoteEvent,
    tags: {} as VoteTag,
    children: {} as { confirmation: 'confirmation'; sendAct: 'sendAct' },
    meta: {} as { specification: string },
  },
  actors: {
    /** The password. */
    confirmation: passwordConfirmationMachine,
    /** Sends a vote, or one in the place of another. The same act with the same token is one intention, however often it is sent. */
    sendAct: fromPromise<ActAnswer, { act: VoteAct; token: string }>(missingActor('sendAct')),
    /** Tells which step the address names from now on. */
    watchStep: fromCallback<VoteEvent>(missingAction('watchStep')),
    /** Tells when the decision closes, or the own vote is another one: on another device, by somebody with power. */
    watchDecision: fromCallback<VoteEvent>(missingAction('watchDecision')),
  },
  delays: { untilDue: ({ context }) => Math.min(Math.max(context.dueIn, 0), longestWait) },
  guards: {
    hasPassed: ({ context }) => context.dueIn <= 0,
    isDue: ({ context }) => context.dueIn <= longestWait,
    hasRead: ({ context }) => context.draft.hasRead,
    hasChosen: ({ context }) => context.draft.choice !== null,
    wantsChoice: ({ context }) => context.step === 'choice' && has.choice(context.draft),
    /** Also whoever stood there with a draft that lacks something now. */
    wantsConfirm: ({ context }) => context.step === 'confirm' && has.confirm(context.draft),
    /** Nobody leads away from a vote that is on its way. */
    canOpen: ({ context }, { step }: { step: VoteStep }) =>
      step !== context.step && has[step](context.draft) && !context.isSending,
    isClosed: (_, params: Standing) => !params.isOpen,
    isVotedElsewhere: ({ context }, params: Standing) => params.ownVoteId !== context.replaces,
    canReplace: ({ context }) => context.ownVoteId !== null,
    ...actGuards,
    isTaken: (_, { answer }: { answer: ActAnswer }) => isRefusedFor(['user_already_voted', 'conflict'], answer),
  },
  actions: {
    rememberReading: assign({
      draft: ({ context }, params: { hasRead: boolean }) => ({ ...context.draft, hasRead: params.hasRead }),
    }),
    rememberChoice: assign({
      draft: ({ context }, params: { choice: Choice }) => ({ ...context.draft, choice: params.choice }),
    }),
    rememberStanding: assign({ ownVoteId: (_, params: Standing) => params.ownVoteId }),
    replaceThat: assign({ replaces: ({ context }) => context.ownVoteId, step: 'choice' }),
    tellConfirmation: sendTo('confirmation', (_, params: ActNews) => params),
    noteSending: assign({ isSending: (_, params: { isSending: boolean }) => params.isSending }),
    noteOver: assign({ isSending: false }),
    rememberReceipt: assign({
      receiptId: (_, { answer }: { answer: ActAnswer }) => (answer.kind === 'sent' ? answer.id : null),
    }),
    rememberRefusal: assign({
      refusal: (_, { answer }: { answer: ActAnswer }) => (answer.kind === 'refused' ? answer.reason : null),
    }),
    askFor: assign({ step: (_, params: { step: VoteStep }) => params.step }),
    noteStep: assign(({ context }, { step }: { step: VoteStep }) => ({ step, shown: context.shown + 1 })),
    /** Into this tab, at once. */
    copyDraft: (_, _params: { draft: VoteDraft }): void => missingAction('copyDraft')(),
    /** Out of this tab. */
    forgetDraft: missingAction('forgetDraft'),
    /** The address names the step. */
    showStep: (_, _params: { step: VoteStep }): void => missingAction('showStep')(),
    /** The address is that of the page again: back leads out of the flow. */
    leaveSteps: missingAction('leaveSteps'),
  },
})
