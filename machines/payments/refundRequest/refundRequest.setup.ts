import { assign, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, notRefused, notSent } from '#machines/parts/passwordConfirmation/passwordStep.ts'

/** The request as typed. The account leaves this tab only in the request. */
export type WantedRefund = {
  /** Cents. */
  readonly amount: number
  readonly isToMandate: boolean
  readonly bankAccount: Readonly<Partial<Record<'iban' | 'bic' | 'institution' | 'transit' | 'account', string>>>
}
/** The typed request, and the credit that may be requested. */
type Written = { readonly wanted: WantedRefund; readonly free: number }

export type RefundField = 'amount' | keyof WantedRefund['bankAccount']
type RefundContext = ActContext<RefundField> & {
  readonly wanted: WantedRefund | null
  /** Whether the request exceeds the refundable credit. */
  readonly isTooMuch: boolean
}
export type RefundEvent =
  | ActEvent
  | { type: 'refund.begin' }
  | { type: 'refund.cancel' }
  | ({ type: 'refund.write' } & Written)
  | { type: 'refund.correct' }

export const nothingAsked: RefundContext = { wanted: null, isTooMuch: false, ...notSent }

const act = actParts<WantedRefund, RefundContext, RefundEvent>()

/** Every name the chart of asking for a refund may use. */
export const refundRequestSetup = setup({
  types: {
    context: {} as RefundContext,
    events: {} as RefundEvent,
    tags: {} as 'writing' | 'confirm',
    children: {} as ActChildren,
    meta: {} as { specification: string },
  },
  actors: act.actors,
  guards: act.guards,
  actions: act.actions,
}).extend({
  guards: {
    isFree: (_, { wanted, free }: Written) => wanted.amount <= free,
  },
  actions: {
    startOver: assign(nothingAsked),
    remember: assign((_, { wanted }: Written) => ({ wanted, isTooMuch: false, ...notRefused })),
    refuseTooMuch: assign((_, { wanted }: Written) => ({ wanted, isTooMuch: true, ...notRefused })),
    /** Announces that the refund is requested. */
    announceRefund: missingAction('announceRefund'),
  },
})
