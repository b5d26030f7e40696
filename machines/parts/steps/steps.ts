/**
 * The steps of a flow, each with an address of its own: reload, back and forward lead to them.
 *
 *   opening → one step … another (selected on the page, or named by the address) → opening → that step
 *
 * A flow spreads `stepParts` into its setup. It keeps the decision `opening`, which knows what each step needs.
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
  /** How many steps were shown: from the second on, the keyboard goes along. */
  readonly shown: number
}

type Drafted<Step extends string, Draft> = StepContext<Step> & { readonly draft: Draft }
type Named<Step> = { readonly step: Step }
type Parts<Step extends string, Draft, Context> = {
  /** What each step needs of the draft. */
  readonly needs: Readonly<Record<Step, (draft: Draft) => boolean>>
  /** What else stands between the present step and another. */
  readonly mayMove?: (context: Context, to: Step) => boolean
}

/** What a flow with steps spreads into its setup: where the address is watched and written, and the draft copied. */
export const stepParts = <Step extends string, Draft, Context extends Drafted<Step, Draft>, Event extends EventObject>({
  needs,
  mayMove = () => true,
}: Parts<Step, Draft, Context>) => ({
  actors: {
    /** Tells which step the address names from now on. */
    watchStep: fromCallback<EventObject>(missingAction('watchStep')),
  },
  guards: {
    /** The step is requested, and the draft has what it needs. */
    isRequested: ({ context }: { context: Drafted<Step, Draft> }, { step }: Named<Step>) =>
      step === context.step && needs[step](context.draft),
    canOpen: ({ context }: { context: Context }, { step }: Named<Step>) =>
      step !== context.step && needs[step](context.draft) && mayMove(context, step),
  },
  actions: {
    requestStep: assign<Context, Event, Named<Step>, Event, never>(({ context }, { step }) => ({ ...context, step })),
    recordStep: assign<Context, Event, Named<Step>, Event, never>(({ context }, { step }) => ({
      ...context,
      step,
      shown: context.shown + 1,
    })),
    /** Into this tab, at once. */
    copyDraft: missingAction('copyDraft'),
    /** Wherever it is kept. */
    forgetDraft: missingAction('forgetDraft'),
    /** The address names the step. */
    showStep: (_: unknown, _params: Named<Step>): void => missingAction('showStep')(),
    /** The address is that of the page again: back leads out of the flow. */
    leaveSteps: missingAction('leaveSteps'),
  },
})

const stepOf = <Step extends string>({ event }: { event: Named<Step> }) => ({ step: event.step })

/** From a step to any other that has what it needs, by way of the decision `opening`. */
export function stepMoves<const Target extends string>(opening: Target) {
  const move = {
    guard: { type: 'canOpen', params: stepOf },
    target: opening,
    description: 'To another step that has what it needs: selected on the page, or named by the address.',
    actions: { type: 'requestStep', params: stepOf },
  } as const
  return { 'step.select': move, 'step.shown': move } as const
}

/** A step is on the page: the address names it. */
export const shows = <const Step extends string>(step: Step) =>
  [
    { type: 'showStep', params: { step } },
    { type: 'recordStep', params: { step } },
  ] as const

/** A flow that has ended has no step to go back to. */
export const ended = {
  'step.shown': {
    description: 'Back or forward leads to a step of a flow that has ended: the page keeps its own address.',
    actions: 'leaveSteps',
  },
} as const
