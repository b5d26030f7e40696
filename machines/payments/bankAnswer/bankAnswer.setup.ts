import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { BankAnswerDetail } from '#contract/payments/bankAnswers.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

/** Without an id, no file is chosen yet. */
export type BankAnswerInput = {
  readonly answerId: string | null
  readonly state: BankAnswerDetail['state'] | null
}
/**
 * Why a file is not read: it is not an answer of a bank, is damaged, has another encoding, is too large, or was applied before.
 */
export type ReadRefusal = 'unacceptedFile' | 'invalid' | 'notUtf8' | 'fileTooLarge' | 'conflict' | 'other'
export type ReadResult =
  | { readonly kind: 'read'; readonly answerId: string }
  | { readonly kind: 'refused'; readonly reason: ReadRefusal }
/** A refusal is final: a colleague has applied it, or discarded it. */
export type ApplyResult = 'applied' | 'refused'

type BankAnswerContext = BankAnswerInput & {
  readonly file: File | null
  /** Why the last attempt did not work. */
  readonly setback: ReadRefusal | 'overtaken' | 'unanswered' | null
}

export type BankAnswerEvent =
  | { type: 'file.choose'; file: File }
  | { type: 'file.retry' }
  | { type: 'answer.changed'; state: BankAnswerDetail['state'] }
  | { type: 'answer.apply' }
  | { type: 'answer.discard' }

type Read = { readonly result: ReadResult }

/** Every name the chart of an answer of the bank may use. */
export const bankAnswerSetup = setup({
  types: {
    context: {} as BankAnswerContext,
    input: {} as BankAnswerInput,
    events: {} as BankAnswerEvent,
    tags: {} as 'choosing' | 'reviewing' | 'applied' | 'reading' | 'applying' | 'discarding' | 'left',
    meta: {} as { specification: string },
  },
  actors: {
    /** Reads a file; retries read the same file once. */
    readFile: fromPromise<ReadResult, { file: File }>(missingActor('readFile')),
    applyAnswer: fromPromise<ApplyResult>(missingActor('applyAnswer')),
    discardAnswer: fromPromise<void>(missingActor('discardAnswer')),
    /** Reports every change of the answer. */
    watchAnswer: fromCallback<BankAnswerEvent>(missingAction('watchAnswer')),
  },
  guards: {
    isFollowed: ({ context }) => context.answerId !== null,
    hasFile: ({ context }) => context.file !== null,
    isRead: (_, { result }: Read) => result.kind === 'read',
    isApplied: ({ context }) => context.state === 'applied',
    isNews: ({ context }, { state }: Pick<BankAnswerContext, 'state'>) => state !== context.state,
    isTaken: (_, { result }: { result: ApplyResult }) => result === 'applied',
  },
  actions: {
    rememberFile: assign((_, { file }: { file: File }) => ({ file, setback: null })),
    forgetSetback: assign({ setback: null }),
    rememberRead: assign((_, { result }: Read) => ({
      answerId: present(result.kind === 'read' ? result.answerId : null),
      file: null,
    })),
    /** Lets the person choose another file. */
    rememberRefusal: assign((_, { result }: Read) => ({
      setback: result.kind === 'refused' ? result.reason : null,
      file: null,
    })),
    rememberUnanswered: assign({ setback: 'unanswered' }),
    rememberOvertaken: assign({ setback: 'overtaken' }),
    rememberState: assign((_, { state }: Pick<BankAnswerContext, 'state'>) => ({ state, setback: null })),
    rememberApplied: assign({ state: 'applied', setback: null }),
    /** Leads to the address of the answer, which survives a reload. */
    openAnswer: (_, _params: { answerId: string }): void => missingAction('openAnswer')(),
    /** Leads back to the debits. */
    leaveAnswer: missingAction('leaveAnswer'),
  },
})
