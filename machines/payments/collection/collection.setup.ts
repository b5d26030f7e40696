import { assign, fromPromise, setup } from 'xstate'
import type { BankFileFormat } from '#contract/payments/refundFiles.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

/** A refusal is final: a colleague was faster, or nothing is left for a file. */
export type MakeAnswer = 'made' | 'refused'

type CollectionContext = {
  readonly format: BankFileFormat
  /** Whether the last request for the file was refused. */
  readonly isRefused: boolean
}
type CollectionEvent =
  | { type: 'file.prepare' }
  | { type: 'format.choose'; format: BankFileFormat }
  | { type: 'file.make' }
  | { type: 'file.leave' }
type Answered = { readonly answer: MakeAnswer }

/** Every name the chart of making a file for the bank may use. */
export const collectionSetup = setup({
  types: {
    context: {} as CollectionContext,
    input: {} as { readonly format: BankFileFormat },
    events: {} as CollectionEvent,
    tags: {} as 'reviewing' | 'busy' | 'failed',
    meta: {} as { specification: string },
  },
  actors: {
    /** Repeating the same request has no second effect. */
    makeFile: fromPromise<MakeAnswer, { format: BankFileFormat }>(missingActor('makeFile')),
  },
  guards: {
    isMade: (_, { answer }: Answered) => answer === 'made',
  },
  actions: {
    rememberFormat: assign((_, { format }: { format: BankFileFormat }) => ({ format })),
    rememberRefusal: assign({ isRefused: true }),
    forgetRefusal: assign({ isRefused: false }),
    /** Announces that the file is ready. */
    announceFile: missingAction('announceFile'),
  },
})
