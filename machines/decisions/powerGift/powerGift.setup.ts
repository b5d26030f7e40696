import { assign, fromCallback, setup } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'
import type { ActAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, isRefusedFor, notRefused } from '#machines/parts/passwordConfirmation/passwordStep.ts'

/** The co-owner who is to hold the power. */
export type Holder = { readonly id: string; readonly name: string; readonly votes: number }
/** The choices and texts so far. */
export type GiftDraft = {
  readonly holder: Holder | null
  /** How the holder is to vote; empty leaves it to them. */
  readonly instructions: string
}
export type GiftAct = { readonly holderId: string; readonly instructions: string | null }
export type GiftInput = GiftDraft & {
  /** Whether the vote is open and the owner has not voted, or the meeting has not begun; and they have no other valid power. */
  readonly isPossible: boolean
}
type GiftContext = GiftInput & ActContext

export type GiftEvent =
  | ActEvent
  | { type: 'holder.choose'; holder: Holder }
  | { type: 'instructions.change'; instructions: string }
  | { type: 'gift.confirm' }
  | { type: 'gift.back' }
  | { type: 'possibility.changed'; isPossible: boolean }

/** Refusals after which another holder may be chosen. */
const holderRefusals = ['proxy_limit_reached', 'proxy_forbidden', 'invalid_value'] as const

const act = actParts<GiftAct, GiftContext, GiftEvent>()

/** Every name the chart of giving a power may use. */
export const powerGiftSetup = setup({
  types: {
    context: {} as GiftContext,
    input: {} as GiftInput,
    events: {} as GiftEvent,
    tags: {} as 'writing' | 'incomplete' | 'confirm' | 'given' | 'over',
    children: {} as ActChildren,
    meta: {} as { specification: string },
  },
  actors: {
    ...act.actors,
    /** Reports every change of the decision or the meeting. */
    watchSubject: fromCallback<GiftEvent>(missingAction('watchSubject')),
  },
  guards: act.guards,
  actions: act.actions,
}).extend({
  guards: {
    isPossible: ({ context }) => context.isPossible,
    hasHolder: ({ context }) => context.holder !== null,
    /** While the act is being sent, only its response decides. */
    isOutOfReach: ({ context }, params: { isPossible: boolean }) => !params.isPossible && !context.isSending,
    isOfHolder: (_, { answer }: { answer: ActAnswer }) => isRefusedFor(holderRefusals, answer),
  },
  actions: {
    rememberHolder: assign((_, { holder }: { holder: Holder }) => ({ holder, ...notRefused })),
    rememberInstructions: assign((_, { instructions }: { instructions: string }) => ({ instructions })),
    /** Copies the draft into this tab immediately. */
    copyDraft: missingAction('copyDraft'),
    /** Deletes every copy of the draft. */
    forgetDraft: missingAction('forgetDraft'),
  },
})
