import { assign, fromPromise, setup } from 'xstate'
import type { BookStep } from '#machines/accounts/bookSteps.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'
import { stepParts } from '#machines/parts/steps/steps.ts'
import type { Recording, Voted, VotedDraft, VotedFaults, VotedHeading, VotedRow } from './voted.draft.ts'
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
type VotedContext = VotedInput &
  StepContext<BookStep> & {
    readonly faults: VotedFaults
  }

export type VotedEvent =
  | { type: 'heading.change'; heading: Partial<VotedHeading> }
  | { type: 'row.change'; rowId: string; row: Partial<Omit<VotedRow, 'id'>> }
  | { type: 'row.add' }
  | { type: 'row.remove'; rowId: string }
  | { type: 'vote.review' }
  | { type: 'vote.record' }
  | { type: 'vote.begin' }
  | StepEvent<BookStep>

type Answered = { readonly answer: RecordAnswer }

export const firstContext = (input: VotedInput): VotedContext => ({ ...input, faults: {}, shown: 0 })
const isComplete = (voted: Voted) => Object.keys(faultsOf(voted)).length === 0

const steps = stepParts<BookStep, VotedDraft, VotedContext, VotedEvent>({
  needs: { writing: () => true, review: (_, context) => isComplete(context) },
})

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
    ...steps.actors,
    recordVote: fromPromise<RecordAnswer, Recording>(missingActor('recordVote')),
  },
  guards: steps.guards,
  actions: steps.actions,
}).extend({
  guards: {
    isComplete: ({ context }) => isComplete(context),
    canSpareRow: ({ context }) => context.draft.rows.length > 1,
    isRecorded: (_, { answer }: Answered) => answer.kind === 'recorded',
    isRefused: (_, { answer }: Answered) => answer.kind === 'refused',
    hasArrivedBefore: (_, { answer }: Answered) => answer.kind === 'arrivedBefore',
  },
  actions: {
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
    forgetFaults: assign({ faults: {} }),
    rememberRefusal: assign({
      faults: (_, { answer }: Answered) => (answer.kind === 'refused' ? answer.faults : {}),
    }),
    startOver: assign(({ context }) => ({
      ...firstContext({ ...context, draft: emptyVote(context) }),
      shown: context.shown,
    })),
  },
})
