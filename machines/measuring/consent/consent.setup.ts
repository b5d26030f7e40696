import { assign, fromCallback, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'

export const answers = ['allowed', 'refused'] as const
/** The answer given on this device; `null` = none. */
export type Answer = (typeof answers)[number]

export type ConsentInput = { readonly answer: Answer | null }
type ConsentContext = ConsentInput & {
  /** Whether the question was answered or closed on this page, not on an earlier visit. */
  readonly isFresh: boolean
}

/** An ad blocker, or anything else on the device, blocks the counts or stops blocking them. */
export type MeasuringEvent = { type: 'measuring.prevented' } | { type: 'measuring.resumed' }
export type ConsentEvent =
  | { type: 'consent.allow' }
  | { type: 'consent.refuse' }
  | { type: 'consent.manage' }
  | { type: 'consent.close' }
  | MeasuringEvent

/** Milliseconds between two events (specification §9). */
export const throttle = 500

/** Every name the consent chart may use. */
export const consentSetup = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
    tags: {} as 'asking' | 'prevented',
    meta: {} as { specification: string },
  },
  actors: {
    /** Counts the pages that are opened, as long as it runs. */
    measure: fromCallback<MeasuringEvent>(missingAction('measure')),
  },
  guards: {
    hasAllowed: ({ context }) => context.answer === 'allowed',
    hasRefused: ({ context }) => context.answer === 'refused',
  },
  actions: {
    rememberAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer, isFresh: true })),
    noteReview: assign({ isFresh: true }),
    /** Stores the answer on this device. */
    keepAnswer: missingAction('keepAnswer'),
  },
})
