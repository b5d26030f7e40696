import { assign, fromPromise, setup } from 'xstate'
import type { OutcomeType } from '#contract/addresses.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { PaymentState } from '#contract/payments/payments.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

/** The subject of the address, which says nothing about the outcome. `id` is `null` when it names nothing. */
export type OutcomeInput = { readonly type: OutcomeType; readonly id: string | null; readonly isSignedIn: boolean }

/** What the server knows. */
export type Outcome =
  | { readonly kind: 'done' | 'refused'; readonly placeId: string; readonly state: 'signed' | 'refused' | PaymentState }
  /** The server does not know the outcome yet. */
  | { readonly kind: 'waiting' }
  /** It is too old, void, or not the person's. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'elsewhere'; readonly allowedOffer: OfferCode | null }

type OutcomeContext = OutcomeInput & {
  readonly outcome: Outcome | null
  /** The number of questions without an outcome. */
  readonly waits: number
}
type Found = { readonly outcome: Outcome }

/** Milliseconds between two questions: short at first, while somebody is watching. */
const pauses = { first: 3_000, later: 15_000, after: 20 } as const

/** Every name the chart of an outcome may use. */
export const outcomeSetup = setup({
  types: {
    context: {} as OutcomeContext,
    input: {} as OutcomeInput,
    events: {} as { type: 'outcome.retry' },
    tags: {} as 'busy' | 'waiting' | 'done' | 'refused' | 'expired' | 'elsewhere' | 'failed',
    meta: {} as { specification: string },
  },
  actors: {
    /** Asks the server, which asks the provider if it does not know the outcome yet. */
    readOutcome: fromPromise<Outcome, Pick<OutcomeInput, 'type' | 'id'>>(missingActor('readOutcome')),
  },
  delays: {
    pause: ({ context: { waits } }) => (waits < pauses.after ? pauses.first : pauses.later),
  },
  guards: {
    namesNothing: ({ context }) => context.id === null,
    isKind: (_, { outcome, kind }: Found & { readonly kind: Outcome['kind'] }) => outcome.kind === kind,
  },
  actions: {
    rememberOutcome: assign((_, { outcome }: Found) => ({ outcome })),
    countWait: assign({ waits: ({ context }) => context.waits + 1 }),
    /** The pages that the result leads to are about its place. */
    selectPlace: (_context, _params: Found) => missingAction('selectPlace')(),
  },
})
