import { assign, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, notSent } from '#machines/parts/passwordConfirmation/passwordStep.ts'

type RetryContext = ActContext
type RetryEvent = ActEvent | { type: 'retry.begin' } | { type: 'retry.cancel' }
/** The refused payment is the one of the page. */
export type RetryAct = Record<never, never>

const act = actParts<RetryAct, RetryContext, RetryEvent>()

/** Every name the chart of retrying a refused payment may use. */
export const retrySetup = setup({
  types: {
    context: {} as RetryContext,
    events: {} as RetryEvent,
    tags: {} as 'confirm',
    children: {} as ActChildren,
    meta: {} as { specification: string },
  },
  actors: act.actors,
  guards: act.guards,
  actions: act.actions,
}).extend({
  actions: {
    startOver: assign(notSent),
    /** Shows the new payment. */
    showRetry: missingAction('showRetry'),
  },
})
