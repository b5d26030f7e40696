import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { type ImportState, importFolderLimit } from '#contract/imports.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { present } from '#machines/present.ts'

/** What the page knows about an import on the server. */
export type ImportStatus = {
  readonly state: ImportState
  /** Whether the check has found something that can be written. */
  readonly hasChanges: boolean
}
/** Without an id, no files are chosen yet. */
export type ImportInput = { readonly importId: string | null; readonly status: ImportStatus | null }
export type SendAnswer =
  | { readonly kind: 'created'; readonly importId: string }
  | { readonly kind: 'refused'; readonly reason: ProblemCode | 'unacceptedFile' }
/** Why something failed: the server's refusal, or no response. */
export type ImportSetback = ProblemCode | 'unacceptedFile' | 'unanswered'

type ImportContext = ImportInput &
  ActContext & {
    readonly files: readonly File[]
    readonly setback: ImportSetback | null
  }

export type ImportEvent =
  | ActEvent
  | { type: 'files.add'; files: readonly File[] }
  | { type: 'file.remove'; name: string }
  | { type: 'files.send' }
  | { type: 'import.changed'; status: ImportStatus }
  | { type: 'import.confirm' }
  | { type: 'import.back' }
  | { type: 'import.abandon' }

type ImportTag =
  | 'choosing'
  | 'sending'
  | 'sent'
  | 'checking'
  | 'reviewing'
  | 'confirming'
  | 'abandoning'
  | 'running'
  | 'over'

const act = actParts<null, ImportContext, ImportEvent>()

/** Every name the import chart may use. */
export const importSetup = setup({
  types: {
    context: {} as ImportContext,
    input: {} as ImportInput,
    events: {} as ImportEvent,
    tags: {} as ImportTag,
    children: {} as ActChildren & { sendFiles: 'sendFiles'; abandonImport: 'abandonImport' },
    meta: {} as { specification: string },
  },
  actors: {
    ...act.actors,
    /** Sends the files as one folder. A refused folder is an answer; anything else is a failure. */
    sendFiles: fromPromise<SendAnswer, { files: readonly File[] }>(missingActor('sendFiles')),
    abandonImport: fromPromise<void>(missingActor('abandonImport')),
    /** Reports every change of the import. */
    watchImport: fromCallback<ImportEvent>(missingAction('watchImport')),
  },
  guards: act.guards,
  actions: act.actions,
}).extend({
  guards: {
    hasFiles: ({ context }) => context.files.length > 0,
    isTooLarge: ({ context }) => context.files.reduce((sum, { size }) => sum + size, 0) > importFolderLimit,
    isCreated: (_, { answer }: { answer: SendAnswer }) => answer.kind === 'created',
    isFollowed: ({ context }) => context.importId !== null,
    isNews: ({ context }, { status }: { status: ImportStatus }) => status.state !== context.status?.state,
    isChecking: ({ context }) => context.status?.state === 'checking',
    isChecked: ({ context }) => context.status?.state === 'checked',
    isRunning: ({ context }) => context.status?.state === 'waiting' || context.status?.state === 'running',
    canBeWritten: ({ context }) => context.status?.hasChanges === true,
  },
  actions: {
    /** A file of the same name replaces the earlier one. */
    addFiles: assign({
      files: ({ context }, { files }: { files: readonly File[] }) => [
        ...context.files.filter(({ name }) => files.every((file) => file.name !== name)),
        ...files,
      ],
      setback: null,
    }),
    removeFile: assign({
      files: ({ context }, { name }: { name: string }) => context.files.filter((file) => file.name !== name),
      setback: null,
    }),
    rememberCreated: assign({
      importId: (_, { answer }: { answer: SendAnswer }) => present(answer.kind === 'created' ? answer.importId : null),
      files: [],
      setback: null,
    }),
    rememberNotTaken: assign({
      setback: (_, { answer }: { answer: SendAnswer }) => (answer.kind === 'refused' ? answer.reason : null),
    }),
    rememberTooLarge: assign({ setback: 'request_too_large' }),
    rememberUnanswered: assign({ setback: 'unanswered' }),
    rememberStatus: assign({
      status: (_, { status }: { status: ImportStatus }) => status,
      setback: null,
    }),
    /** Leads to the address of the import, which survives a reload. */
    openImport: (_, _params: { importId: string }): void => missingAction('openImport')(),
  },
})
