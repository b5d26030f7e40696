/**
 * The steps of a flow. Each has its own address, so reload, back and forward work.
 *
 *   opening → one step … another (selected on the page, or named by the address) → opening → that step
 *
 * A flow spreads `stepParts` into its setup, and keeps its own `opening` state, which knows the needs of each step.
 */
import type { EventObject } from 'xstate'
import { assign, fromCallback } from 'xstate'
import { missingAction } from '#machines/missingAction.ts'

export type StepEvent<Step extends string> =
  | { type: 'step.select'; step: Step }
  /** The address names another step: back, forward, a link. */
  | { type: 'step.shown'; step: Step }

export type StepContext<Step extends string> = {
  /** The step on the page, or the requested one. */
  readonly step: Step
  /** Number of steps shown so far: from the second on, the focus moves to the step. */
  readonly shown: number
}

type Drafted<Step extends string, Draft> = StepContext<Step> & { readonly draft: Draft }
type Named<Step> = { readonly step: Step }
type Parts<Step extends string, Draft, Context> = {
  /** What each step needs from the draft, or from what the flow knows about it. */
  readonly needs: Readonly<Record<Step, (draft: Draft, context: Context) => boolean>>
  /** Any other condition for moving to a step. */
  readonly mayMove?: (context: Context, to: Step) => boolean
}

/** The setup that flows with steps share: actors and actions for the address and the draft. */
export const stepParts = <Step extends string, Draft, Context extends Drafted<Step, Draft>, Event extends EventObject>({
  needs,
  mayMove = () => true,
}: Parts<Step, Draft, Context>) => ({
  actors: {
    /** Reports every step that the address names. */
    watchStep: fromCallback<EventObject>(missingAction('watchStep')),
  },
  guards: {
    /** The step is requested, and the draft has what it needs. */
    isRequested: ({ context }: { context: Context }, { step }: Named<Step>) =>
      step === context.step && needs[step](context.draft, context),
    canOpen: ({ context }: { context: Context }, { step }: Named<Step>) =>
      step !== context.step && needs[step](context.draft, context) && mayMove(context, step),
  },
  actions: {
    /** Puts the step in the address. */
    showStep: (_: unknown, _params: Named<Step>): void => missingAction('showStep')(),
    /** Removes the step from the address, so that back leaves the flow. */
    leaveSteps: missingAction('leaveSteps'),
    requestStep: assign<Context, Event, Named<Step>, Event, never>(({ context }, { step }) => ({ ...context, step })),
    recordStep: assign<Context, Event, Named<Step>, Event, never>(({ context }, { step }) => ({
      ...context,
      step,
      shown: context.shown + 1,
    })),
    /** Copies the draft into this tab immediately. */
    copyDraft: missingAction('copyDraft'),
    /** Deletes every copy of the draft. */
    forgetDraft: missingAction('forgetDraft'),
  },
})

const stepOf = <Step extends string>({ event }: { event: Named<Step> }) => ({ step: event.step })

/** Moves from a step to any other whose needs are met, by way of `opening`. */
export function stepMoves<const Target extends string>(opening: Target) {
  const move = {
    guard: { type: 'canOpen', params: stepOf },
    target: opening,
    description: 'Another step whose needs are met is selected on the page, or named by the address.',
    actions: { type: 'requestStep', params: stepOf },
  } as const
  return { 'step.select': move, 'step.shown': move } as const
}

/** Puts the step in the address on entry. */
export const shows = <const Step extends string>(step: Step) =>
  [
    { type: 'showStep', params: { step } },
    { type: 'recordStep', params: { step } },
  ] as const

/** A flow that has ended has no step to go back to. */
export const ended = {
  'step.shown': {
    description: 'Back or forward leads to a step after the end of the flow: the page restores its own address.',
    actions: 'leaveSteps',
  },
} as const
