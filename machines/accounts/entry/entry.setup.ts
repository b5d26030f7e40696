import { assign, fromPromise, setup } from 'xstate'
import type { EnteredEntry } from '#contract/accounts/bookkeeping.ts'
import type { BookStep } from '#machines/accounts/bookSteps.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'
import { stepParts } from '#machines/parts/steps/steps.ts'
import { present } from '#machines/present.ts'
import type { Books, EntryDraft, EntryFaults, EntryHeading, EntryLine } from './entry.draft.ts'
import { emptyEntry, entryOf, faultsOf, linesOf, withLine, withoutFaults } from './entry.draft.ts'

export type Posting = {
  /** The same for every attempt to post one entry. */
  readonly key: string
  readonly entry: EnteredEntry
  /** The ids of its lines, in order, to match a refusal to its line. */
  readonly lineIds: readonly string[]
}
export type PostAnswer =
  | { kind: 'posted'; entryId: string }
  | { kind: 'refused'; faults: EntryFaults }
  /** The idempotency key was used for another text: an earlier version was posted. */
  | { kind: 'arrivedBefore' }
  /** No response: the entry may or may not have been posted. */
  | { kind: 'unanswered' }

export type EntryInput = {
  readonly draft: EntryDraft
  readonly books: Books
  readonly createId: () => string
  /** The default day of a new entry. */
  readonly today: string
  /** The step that the address names. */
  readonly step: BookStep
}
type EntryContext = EntryInput &
  StepContext<BookStep> & {
    readonly faults: EntryFaults
    /** The entry that the server has posted. */
    readonly entryId: string | null
  }

export type EntryEvent =
  | { type: 'heading.change'; heading: Partial<EntryHeading> }
  | { type: 'line.change'; lineId: string; line: Partial<Omit<EntryLine, 'id'>> }
  | { type: 'line.add' }
  | { type: 'line.remove'; lineId: string }
  | { type: 'entry.review' }
  | { type: 'entry.post' }
  | { type: 'entry.begin' }
  | StepEvent<BookStep>

const isComplete = (draft: EntryDraft, { books }: Pick<EntryInput, 'books'>) =>
  Object.keys(faultsOf(draft, books)).length === 0

type Answered = { readonly answer: PostAnswer }

export const firstContext = (input: EntryInput): EntryContext => ({
  ...input,
  faults: {},
  entryId: null,
  shown: 0,
})

const steps = stepParts<BookStep, EntryDraft, EntryContext, EntryEvent>({
  needs: { writing: () => true, review: isComplete },
})

/** Every name the chart of writing an entry may use. */
export const entrySetup = setup({
  types: {
    context: {} as EntryContext,
    input: {} as EntryInput,
    events: {} as EntryEvent,
    tags: {} as 'writing' | 'review' | 'busy' | 'failed' | 'unanswered' | 'arrivedBefore' | 'posted',
    meta: {} as { specification: string },
  },
  actors: {
    ...steps.actors,
    postEntry: fromPromise<PostAnswer, Posting>(missingActor('postEntry')),
  },
  guards: steps.guards,
  actions: steps.actions,
}).extend({
  guards: {
    isComplete: ({ context }) => isComplete(context.draft, context),
    /** An entry has two lines or more. */
    canSpareLine: ({ context }) => context.draft.lines.length > 2,
    isPosted: (_, { answer }: Answered) => answer.kind === 'posted',
    isRefused: (_, { answer }: Answered) => answer.kind === 'refused',
    hasArrivedBefore: (_, { answer }: Answered) => answer.kind === 'arrivedBefore',
  },
  actions: {
    changeHeading: assign(({ context }, { heading }: { heading: Partial<EntryHeading> }) => ({
      draft: { ...context.draft, ...heading },
      faults: withoutFaults(context.faults, (field) => Object.hasOwn(heading, field)),
    })),
    changeLine: assign(({ context }, { lineId, line }: { lineId: string; line: Partial<Omit<EntryLine, 'id'>> }) => ({
      draft: {
        ...context.draft,
        lines: context.draft.lines.map((one) => (one.id === lineId ? { ...one, ...line } : one)),
      },
      faults: withoutFaults(context.faults, (field) => field === 'lines' || field.startsWith(lineId)),
    })),
    addLine: assign(({ context }) => ({ draft: withLine(context.draft, context.createId()) })),
    removeLine: assign(({ context }, { lineId }: { lineId: string }) => ({
      draft: { ...context.draft, lines: context.draft.lines.filter(({ id }) => id !== lineId) },
      faults: withoutFaults(context.faults, (field) => field === 'lines' || field.startsWith(lineId)),
    })),
    rememberFaults: assign(({ context: { draft, books } }) => ({ faults: faultsOf(draft, books) })),
    forgetFaults: assign({ faults: {} }),
    rememberRefusal: assign({
      faults: (_, { answer }: Answered) => (answer.kind === 'refused' ? answer.faults : {}),
    }),
    rememberPosted: assign({
      entryId: (_, { answer }: Answered) => present(answer.kind === 'posted' ? answer.entryId : null),
    }),
    startOver: assign(({ context }) => ({
      ...firstContext({ ...context, draft: emptyEntry(context) }),
      shown: context.shown,
    })),
  },
})

export const postingOf = ({ draft, books }: EntryContext): Posting => ({
  key: draft.key,
  entry: entryOf(draft, books.chart),
  lineIds: linesOf(draft, books.chart).map(({ id }) => id),
})
