import { assign, fromPromise, raise, sendTo, setup } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import type { FieldCodes } from '#contract/problems.ts'
import type { ReportCategory, ReportKind } from '#contract/reports/reports.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import { draftMachine } from '#machines/parts/draft/draft.machine.ts'
import type { StepContext, StepEvent } from '#machines/parts/steps/steps.ts'
import { stepParts } from '#machines/parts/steps/steps.ts'
import { present } from '#machines/present.ts'
import type { CompleteDraft, Details, Draft, Where } from './report.draft.ts'
import { emptyDraft, hasWhat, isComplete, nowhere, wordsOf } from './report.draft.ts'

/** Each step has its own address, so reload, back and forward lead to it. */
export const reportSteps = ['what', 'emergency', 'details', 'review'] as const
export type ReportStep = (typeof reportSteps)[number]

/** The fields of a report whose refusals the flow shows. */
export const reportFields = ['category', 'kind', 'equipment', 'equipmentId', 'title', 'description'] as const
type ReportField = (typeof reportFields)[number]
type ReportCodes = FieldCodes<ReportField>
/** The data of the last page of the flow; the page of the report shows the rest. */
export type SentReport = {
  readonly id: string
  readonly responsible: string | null
  readonly promisedOn: string | null
}
export type SendAnswer =
  | { kind: 'sent'; report: SentReport }
  | { kind: 'refused'; fieldCodes: ReportCodes }
  /** The idempotency key was used for another text: an earlier version had arrived. */
  | { kind: 'arrivedBefore' }
  /** No response: the report may or may not have arrived. */
  | { kind: 'unanswered' }
export type LoadedDraft = {
  readonly draft: Draft | null
  readonly where: Where | null
  /** Whether the draft came from the tab, so that the server may not have it yet. */
  readonly isFromTab: boolean
}

export type ReportInput = {
  readonly createKey: () => string
  /** The step that the address names. */
  readonly step: ReportStep
}
type ReportContext = ReportInput &
  StepContext<ReportStep> & {
    readonly draft: Draft
    /** Whether the fields contain an earlier draft. */
    readonly isRestored: boolean
    /** Whether the emergency number was shown since this draft was started. */
    readonly hasSeenNumber: boolean
    /** The words of the search for similar reports; `null` = no search. */
    readonly similarTo: string | null
    readonly fieldCodes: ReportCodes
    readonly sent: SentReport | null
  }

export type ReportEvent =
  | { type: 'category.choose'; category: ReportCategory; usualKind: ReportKind | null }
  | { type: 'kind.choose'; kind: ReportKind }
  | { type: 'what.confirm' }
  | { type: 'number.confirm' }
  | { type: 'number.decline' }
  | { type: 'details.change'; details: Details }
  | { type: 'details.confirm'; details: Details }
  | { type: 'files.change'; attachments: readonly Attachment[] }
  | { type: 'duplicate.join'; reportId: string }
  | { type: 'report.send' }
  | { type: 'report.begin' }
  | StepEvent<ReportStep>
  | { type: 'draft.discard' }
  | { type: 'draft.forgotten' }

type ReportTag =
  | ReportStep
  | 'loading'
  | 'incomplete'
  | 'busy'
  | 'joining'
  | 'notJoined'
  | 'failed'
  | 'unanswered'
  | 'arrivedBefore'
  | 'sent'

const freshStart = ({ createKey }: ReportInput) => ({
  draft: emptyDraft(createKey(), nowhere),
  isRestored: false,
  hasSeenNumber: false,
  similarTo: null,
  fieldCodes: {},
})
export const firstContext = (input: ReportInput): ReportContext => ({
  ...input,
  ...freshStart(input),
  sent: null,
  shown: 0,
})

const isOf = (names: readonly ReportField[], { fieldCodes }: { fieldCodes: ReportCodes }) =>
  names.some((name) => fieldCodes[name] !== undefined)

const isFurtherOn = ({ step }: { step: ReportStep }) => step === 'details' || step === 'review'
const needsNumber = ({ draft, hasSeenNumber }: ReportContext) => draft.kind === 'emergency' && !hasSeenNumber

const steps = stepParts<ReportStep, Draft, ReportContext, ReportEvent>({
  needs: {
    what: () => true,
    emergency: ({ kind }) => kind === 'emergency',
    details: hasWhat,
    review: isComplete,
  },
  // Nobody gets past the emergency number without having seen it.
  mayMove: (context, step) => !(isFurtherOn({ step }) && needsNumber(context)),
})

/** Every name the report chart may use. */
export const reportSetup = setup({
  types: {
    context: {} as ReportContext,
    input: {} as ReportInput,
    events: {} as ReportEvent,
    tags: {} as ReportTag,
    children: {} as { keeping: 'keeping' },
    meta: {} as { specification: string },
  },
  actors: {
    ...steps.actors,
    /** Loads the earlier draft, and the piece of equipment that the address names. */
    loadDraft: fromPromise<LoadedDraft>(missingActor('loadDraft')),
    /** Stores the draft. */
    keeping: draftMachine,
    sendReport: fromPromise<SendAnswer, { draft: CompleteDraft }>(missingActor('sendReport')),
    /** Joins an existing report as a witness; returns its id. */
    joinReport: fromPromise<string, { reportId: string }>(missingActor('joinReport')),
  },
  guards: steps.guards,
  actions: steps.actions,
}).extend({
  delays: {
    /** The pause in typing before similar reports are searched for. */
    typingPause: 400,
  },
  guards: {
    hasWhat: ({ context }) => hasWhat(context.draft),
    needsNumber: ({ context }) => needsNumber(context),
    isFurtherOn: ({ context }) => isFurtherOn(context),
    isFromTab: (_, params: LoadedDraft) => params.isFromTab,
    isSent: (_, params: { answer: SendAnswer }) => params.answer.kind === 'sent',
    hasArrivedBefore: (_, params: { answer: SendAnswer }) => params.answer.kind === 'arrivedBefore',
    isRefusedForWhat: (_, { answer }: { answer: SendAnswer }) =>
      answer.kind === 'refused' && isOf(['category', 'kind'], answer),
    isRefused: (_, params: { answer: SendAnswer }) => params.answer.kind === 'refused',
  },
  actions: {
    rememberLoaded: assign(({ context }, { draft, where }: LoadedDraft) => {
      const begun = { ...(draft ?? context.draft), ...where }
      // A reload at a later step proves that the person has seen the number.
      const hasSeenNumber = isFurtherOn(context) && hasWhat(begun)
      return { draft: begun, isRestored: draft !== null, similarTo: wordsOf(begun), hasSeenNumber }
    }),
    /** The category sets its usual kind, which the person may change afterwards. */
    rememberCategory: assign(
      ({ context }, { category, usualKind }: { category: ReportCategory; usualKind: ReportKind | null }) => ({
        draft: { ...context.draft, category, kind: usualKind ?? context.draft.kind },
        fieldCodes: {},
      }),
    ),
    rememberKind: assign(({ context }, params: { kind: ReportKind }) => ({
      draft: { ...context.draft, kind: params.kind },
      fieldCodes: {},
    })),
    rememberNumber: assign({ hasSeenNumber: true }),
    rememberDetails: assign(({ context }, params: { details: Details }) => ({
      draft: { ...context.draft, ...params.details },
      fieldCodes: {},
    })),
    rememberFiles: assign(({ context }, params: { attachments: readonly Attachment[] }) => ({
      draft: { ...context.draft, attachments: params.attachments },
    })),
    lookForSimilar: assign({ similarTo: ({ context }) => wordsOf(context.draft) }),
    rememberRefusal: assign({
      fieldCodes: (_, { answer }: { answer: SendAnswer }) => (answer.kind === 'refused' ? answer.fieldCodes : {}),
    }),
    rememberSent: assign({
      sent: (_, { answer }: { answer: SendAnswer }) => present(answer.kind === 'sent' ? answer.report : null),
    }),
    startOver: assign(({ context }) => ({ ...freshStart(context), sent: null })),
    announceChange: sendTo('keeping', { type: 'draft.changed' }),
    announceForgotten: sendTo('keeping', { type: 'draft.forgotten' }),
    stopLooking: raise({ type: 'draft.forgotten' }),
    /** Goes to the page of a report. */
    showReport: (_, _params: { reportId: string }): void => missingAction('showReport')(),
  },
})
