import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { ClosingState } from '#contract/accounts/bookkeeping.ts'
import { stateAfter } from '#machines/accounts/fiscalYear/fiscalYear.lifecycle.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

/** What the page knows about a fiscal year on the server. */
export type YearStanding = {
  readonly state: ClosingState
  /** Whether everything needed for its closing is there. */
  readonly isComplete: boolean
}
export type ClosingAnswer =
  | { readonly kind: 'done'; readonly standing: YearStanding }
  /** A colleague was faster, or something is missing now: the current state of the year. */
  | { readonly kind: 'overtaken'; readonly standing: YearStanding }
  /** The day of the meeting is impossible. */
  | { readonly kind: 'wrongDay' }
  /** No response: it may or may not have happened. */
  | { readonly kind: 'unanswered' }
/** Why something did not happen. */
type ClosingSetback = 'overtaken' | 'wrongDay' | 'unanswered' | 'failed'

type ClosingContext = {
  readonly standing: YearStanding
  readonly setback: ClosingSetback | null
  /** The day of the meeting that approves the accounts, once it is typed. */
  readonly approvedOn: string | null
}

export type ClosingEvent =
  | { type: 'year.changed'; standing: YearStanding }
  | { type: 'closing.ask' }
  | { type: 'closing.cancel' }
  | { type: 'closing.confirm' }
  | { type: 'approval.send'; approvedOn: string }

type Answered = { readonly answer: ClosingAnswer }
type Stood = { readonly standing: YearStanding }

const can = ({ state, isComplete }: YearStanding, type: 'year.close' | 'year.approve') =>
  stateAfter(state, { isComplete }, { type }) !== null

/** Every name the chart of closing a year may use. */
export const closingSetup = setup({
  types: {
    context: {} as ClosingContext,
    input: {} as { readonly standing: YearStanding },
    events: {} as ClosingEvent,
    tags: {} as 'missing' | 'ready' | 'asking' | 'closed' | 'approved' | 'busy',
    meta: {} as { specification: string },
  },
  actors: {
    /** Reports every change of the year. */
    watchYear: fromCallback<ClosingEvent>(missingAction('watchYear')),
    closeYear: fromPromise<ClosingAnswer>(missingActor('closeYear')),
    approveYear: fromPromise<ClosingAnswer, { approvedOn: string }>(missingActor('approveYear')),
  },
  guards: {
    // The lifecycle of a year decides what is allowed (fiscalYear.lifecycle.ts).
    canClose: ({ context }) => can(context.standing, 'year.close'),
    canApprove: ({ context }) => can(context.standing, 'year.approve'),
    isOpen: ({ context }) => context.standing.state === 'open',
    isNews: ({ context: { standing } }, params: Stood) =>
      params.standing.state !== standing.state || params.standing.isComplete !== standing.isComplete,
    isDone: (_, { answer }: Answered) => answer.kind === 'done',
    isOvertaken: (_, { answer }: Answered) => answer.kind === 'overtaken',
    isWrongDay: (_, { answer }: Answered) => answer.kind === 'wrongDay',
  },
  actions: {
    rememberStanding: assign((_, { standing }: Stood) => ({ standing, setback: null })),
    rememberAnswer: assign(({ context }, { answer }: Answered) => ({
      standing: 'standing' in answer ? answer.standing : context.standing,
      setback: answer.kind === 'done' ? null : answer.kind,
    })),
    rememberFailure: assign({ setback: 'failed' }),
    rememberDay: assign((_, { approvedOn }: { approvedOn: string }) => ({ approvedOn, setback: null })),
    forgetSetback: assign({ setback: null }),
  },
})
