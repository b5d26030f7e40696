import { assign, setup } from 'xstate'
import type { MandateKind } from '#contract/payments/mandates.ts'
import { missingAction } from '#machines/missingAction.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, notRefused } from '#machines/parts/passwordConfirmation/passwordStep.ts'

/** What the mandate is to pay from now on. */
export type KindAct = { readonly kind: MandateKind }
type KindContext = ActContext & {
  /** What the mandate pays. */
  readonly present: MandateKind
  /** What it is to pay. */
  readonly chosen: MandateKind
}

export type KindEvent =
  | ActEvent
  | { type: 'change.begin'; present: MandateKind }
  | { type: 'change.cancel' }
  | { type: 'kind.choose'; kind: MandateKind }
  | { type: 'kind.confirm' }
  | { type: 'kind.back' }

const act = actParts<KindAct, KindContext, KindEvent>()
type Named = { readonly kind: MandateKind }

/** Every name the chart of changing what a mandate pays may use. */
export const kindChangeSetup = setup({
  types: {
    context: {} as KindContext,
    events: {} as KindEvent,
    tags: {} as 'choosing' | 'confirm',
    children: {} as ActChildren,
    meta: {} as { specification: string },
  },
  actors: act.actors,
  guards: act.guards,
  actions: act.actions,
}).extend({
  guards: {
    isChange: ({ context: { present, chosen } }) => chosen !== present,
  },
  actions: {
    startFrom: assign((_, { kind }: Named) => ({ present: kind, chosen: kind, ...notRefused })),
    rememberChoice: assign((_, { kind }: Named) => ({ chosen: kind })),
    /** Announces that the mandate now pays what was chosen. */
    announceChange: missingAction('announceChange'),
  },
})
