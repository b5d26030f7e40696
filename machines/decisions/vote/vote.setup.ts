import { assign, fromCallback, setup } from 'xstate'
import type { Choice } from '#contract/decisions/majorities.ts'
import { missingAction } from '#machines/missingAction.ts'
import type { ActAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, isRefusedFor, notSent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'
import { stepParts } from '#machines/parts/steps/steps.ts'

/** Each step has its own address, so reload, back and forward lead to it. */
export const voteSteps = ['documents', 'choice', 'confirm'] as const
export type VoteStep = (typeof voteSteps)[number]

/** The act of the last step; `replaces` is the id of the person's current vote. */
export type VoteAct = { readonly choice: Choice; readonly replaces: string | null }
/** The ticked documents and the choice so far. */
export type VoteDraft = { readonly hasRead: boolean; readonly choice: Choice | null }

export type VoteInput = {
  /** The draft in this tab; `null` = there is none. */
  readonly draft: VoteDraft | null
  /** The step that the address names. */
  readonly step: VoteStep
  /** Id of the person's vote that this one replaces; `null` = a first vote. */
  readonly replaces: string | null
  /** The choice of that vote, selected until another one is chosen. */
  readonly present: Choice | null
  /** Milliseconds until the deadline of the vote. */
  readonly dueIn: number
}
type VoteContext = Omit<VoteInput, 'draft'> &
  StepContext<VoteStep> &
  ActContext & {
    readonly draft: VoteDraft
    /** Whether the fields show an earlier draft. */
    readonly isRestored: boolean
    /** Id of the person's current vote. */
    readonly ownVoteId: string | null
  }

export type VoteEvent =
  | ActEvent
  | { type: 'documents.tick'; hasRead: boolean }
  | { type: 'documents.confirm' }
  | { type: 'choice.choose'; choice: Choice }
  | { type: 'choice.confirm' }
  | { type: 'vote.change' }
  | StepEvent<VoteStep>
  | { type: 'decision.changed'; ownVoteId: string | null; present: Choice | null; isOpen: boolean }

type VoteTag = VoteStep | 'incomplete' | 'elsewhere' | 'closed' | 'refused' | 'counted'

export const firstContext = ({ draft, ...input }: VoteInput): VoteContext => ({
  ...input,
  draft: { hasRead: draft?.hasRead ?? false, choice: draft?.choice ?? input.present },
  isRestored: draft !== null,
  ownVoteId: input.replaces,
  shown: 0,
  ...notSent,
})

const steps = stepParts<VoteStep, VoteDraft, VoteContext, VoteEvent>({
  needs: {
    documents: () => true,
    choice: ({ hasRead }) => hasRead,
    confirm: ({ hasRead, choice }) => hasRead && choice !== null,
  },
  mayMove: ({ isSending }) => !isSending,
})
const act = actParts<VoteAct, VoteContext, VoteEvent>()

/** Beyond this, a browser's timer fires immediately. Nobody keeps the page open for three weeks. */
const longestWait = 20 * 24 * 3_600_000

type Standing = {
  readonly ownVoteId: string | null
  readonly present: Choice | null
  readonly isOpen: boolean
}
/** Every name the vote chart may use. */
export const voteSetup = setup({
  types: {
    context: {} as VoteContext,
    input: {} as VoteInput,
    events: {} as VoteEvent,
    tags: {} as VoteTag,
    children: {} as ActChildren,
    meta: {} as { specification: string },
  },
  actors: {
    ...steps.actors,
    ...act.actors,
    /** Reports that the decision has closed, or that the person's vote has changed: on another device, or by proxy. */
    watchDecision: fromCallback<VoteEvent>(missingAction('watchDecision')),
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
  delays: { untilDue: ({ context }) => Math.min(Math.max(context.dueIn, 0), longestWait) },
  guards: {
    hasPassed: ({ context }) => context.dueIn <= 0,
    isDue: ({ context }) => context.dueIn <= longestWait,
    hasRead: ({ context }) => context.draft.hasRead,
    hasChosen: ({ context }) => context.draft.choice !== null,
    isClosed: (_, params: Standing) => !params.isOpen,
    isVotedElsewhere: ({ context }, params: Standing) => params.ownVoteId !== context.replaces,
    canReplace: ({ context }) => context.ownVoteId !== null,
    isTaken: (_, { answer }: { answer: ActAnswer }) => isRefusedFor(['user_already_voted', 'conflict'], answer),
  },
  actions: {
    rememberReading: assign({
      draft: ({ context }, params: { hasRead: boolean }) => ({ ...context.draft, hasRead: params.hasRead }),
    }),
    rememberChoice: assign({
      draft: ({ context }, params: { choice: Choice }) => ({ ...context.draft, choice: params.choice }),
    }),
    rememberStanding: assign((_, { ownVoteId, present }: Standing) => ({ ownVoteId, present })),
    replaceThat: assign(({ context: { ownVoteId, present, draft } }) => ({
      replaces: ownVoteId,
      draft: { ...draft, choice: present },
      step: 'choice' as const,
    })),
  },
})
