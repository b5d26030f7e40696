import { assign, fromPromise, setup } from 'xstate'
import type { BookStep, BookStepEvent, NamedStep } from '#machines/accounts/bookSteps.ts'
import { bookStepParts } from '#machines/accounts/bookSteps.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { Recording, Voted, VotedFaults, VotedHeading, VotedRow } from './voted.draft.ts'
import { emptyVote, faultsOf, withoutFaults, withRow } from './voted.draft.ts'

export type RecordAnswer =
  | { kind: 'recorded' }
  | { kind: 'refused'; faults: VotedFaults }
  /** The idempotency key was used for other works: an earlier version was recorded. */
  | { kind: 'arrivedBefore' }
  /** No response: the vote may or may not have been recorded. */
  | { kind: 'unanswered' }

export type VotedInput = Voted & {
  readonly createId: () => string
  /** The step that the address names. */
  readonly step: BookStep
}
type VotedContext = VotedInput & {
  readonly faults: VotedFaults
  /** Whether the review was shown: from then on, the focus moves to each step. */
  readonly hasMoved: boolean
}

export type VotedEvent =
  | { type: 'heading.change'; heading: Partial<VotedHeading> }
  | { type: 'row.change'; rowId: string; row: Partial<Omit<VotedRow, 'id'>> }
  | { type: 'row.add' }
  | { type: 'row.remove'; rowId: string }
  | { type: 'vote.review' }
  | { type: 'vote.back' }
  | { type: 'vote.record' }
  | { type: 'vote.begin' }
  | BookStepEvent

type Answered = { readonly answer: RecordAnswer }

export const firstContext = (input: VotedInput): VotedContext => ({ ...input, faults: {}, hasMoved: false })
const isComplete = ({ context }: { context: VotedContext }) => Object.keys(faultsOf(context)).length === 0

/** Every name the chart of recording a vote may use. */
export const votedSetup = setup({
  types: {
    context: {} as VotedContext,
    input: {} as VotedInput,
    events: {} as VotedEvent,
    tags: {} as 'writing' | 'review' | 'busy' | 'failed' | 'unanswered' | 'arrivedBefore' | 'recorded',
    meta: {} as { specification: string },
  },
  actors: {
    ...bookStepParts.actors,
    recordVote: fromPromise<RecordAnswer, Recording>(missingActor('recordVote')),
  },
  guards: {
    ...bookStepParts.guards,
    isComplete,
    /** The address names the review, and the vote is complete. */
    isLeftInReview: ({ context }) => context.step === 'review' && isComplete({ context }),
    isReviewShown: ({ context }, { step }: NamedStep) => step === 'review' && isComplete({ context }),
    canSpareRow: ({ context }) => context.draft.rows.length > 1,
    isRecorded: (_, { answer }: Answered) => answer.kind === 'recorded',
    isRefused: (_, { answer }: Answered) => answer.kind === 'refused',
    hasArrivedBefore: (_, { answer }: Answered) => answer.kind === 'arrivedBefore',
  },
  actions: {
    ...bookStepParts.actions,
    changeHeading: assign(({ context }, { heading }: { heading: Partial<VotedHeading> }) => ({
      draft: { ...context.draft, ...heading },
      faults: withoutFaults(context.faults, (field) => field === 'rows' || Object.hasOwn(heading, field)),
    })),
    changeRow: assign(({ context }, { rowId, row }: { rowId: string; row: Partial<Omit<VotedRow, 'id'>> }) => ({
      draft: { ...context.draft, rows: context.draft.rows.map((one) => (one.id === rowId ? { ...one, ...row } : one)) },
      faults: withoutFaults(context.faults, (field) => field === 'rows' || field.startsWith(rowId)),
    })),
    addRow: assign(({ context }) => ({ draft: withRow(context.draft, context.createId()) })),
    removeRow: assign(({ context }, { rowId }: { rowId: string }) => ({
      draft: { ...context.draft, rows: context.draft.rows.filter(({ id }) => id !== rowId) },
      faults: withoutFaults(context.faults, (field) => field === 'rows' || field.startsWith(rowId)),
    })),
    rememberFaults: assign(({ context }) => ({ faults: faultsOf(context) })),
    forgetFaults: assign({ faults: {}, hasMoved: true }),
    rememberMove: assign({ hasMoved: true }),
    rememberRefusal: assign({
      faults: (_, { answer }: Answered) => (answer.kind === 'refused' ? answer.faults : {}),
    }),
    startOver: assign(({ context }) => ({
      ...firstContext({ ...context, draft: emptyVote(context) }),
      hasMoved: true,
    })),
    /** Copies the draft into this tab immediately. */
    copyDraft: missingAction('copyDraft'),
    /** Deletes every copy of the draft. */
    forgetDraft: missingAction('forgetDraft'),
  },
})
