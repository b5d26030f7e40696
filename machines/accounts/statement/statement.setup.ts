import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

type StatementFormat = 'pdf' | 'csv'
/** The statement of one fiscal year, as a file. The address carries the current token. */
export type WantedFile = { readonly format: StatementFormat; readonly address: string; readonly name: string }

type StatementContext = {
  /** The line that the address names; `null` = none. */
  readonly lineId: string | null
  /** The last requested file. */
  readonly wanted: WantedFile | null
}
type StatementEvent =
  | { type: 'line.named'; lineId: string | null }
  | { type: 'explanation.reload' }
  | ({ type: 'file.request' } & WantedFile)

/** Every name the statement chart may use. */
export const statementSetup = setup({
  types: {
    context: {} as StatementContext,
    events: {} as StatementEvent,
    tags: {} as 'explained' | 'loading' | 'failed' | 'preparing' | 'notPrepared',
    meta: {} as { specification: string },
  },
  actors: {
    /** Reports the line that the address names, now and after every change. */
    watchAddress: fromCallback<{ type: 'line.named'; lineId: string | null }>(missingAction('watchAddress')),
    loadExplanation: fromPromise<unknown, { lineId: string }>(missingActor('loadExplanation')),
    prepareFile: fromPromise<unknown, WantedFile>(missingActor('prepareFile')),
  },
  guards: {
    isNamed: (_, params: { lineId: string | null }) => params.lineId !== null,
    isSame: ({ context }, params: { lineId: string | null }) => params.lineId === context.lineId,
  },
  actions: {
    rememberLine: assign({ lineId: (_, params: { lineId: string | null }) => params.lineId }),
    rememberFile: assign({
      wanted: (_, { format, address, name }: WantedFile) => ({ format, address, name }),
    }),
  },
})
