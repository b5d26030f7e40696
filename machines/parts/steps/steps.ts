/**
 * The steps of a flow, each with an address of its own: reload, back and forward lead to them.
 *
 *   opening → one step … another (asked for on the page, or by the address) → opening → that step
 *
 * The flow keeps the decision `opening`, which knows what each step needs; its setup names `canOpen`, `askFor`, `noteStep`,
 * `showStep` and `leaveSteps`.
 */

export type StepEvent<Step extends string> =
  | { type: 'step.select'; step: Step }
  /** The address names another step: back, forward, a link. */
  | { type: 'step.shown'; step: Step }

export type StepContext<Step extends string> = {
  /** The step on the page, or the one asked for. */
  readonly step: Step
  /** How many steps were shown: from the second on, the keyboard goes along. */
  readonly shown: number
}

const stepOf = <Step extends string>({ event }: { event: { step: Step } }) => ({ step: event.step })

/** From a step to any other that has what it needs, by way of the decision `opening`. */
export function stepMoves<const Target extends string>(opening: Target) {
  const move = {
    guard: { type: 'canOpen', params: stepOf },
    target: opening,
    description: 'To another step that has what it needs: selected on the page, or named by the address.',
    actions: { type: 'askFor', params: stepOf },
  } as const
  return { 'step.select': move, 'step.shown': move } as const
}

/** A step is on the page: the address names it. */
export const shows = <const Step extends string>(step: Step) =>
  [
    { type: 'showStep', params: { step } },
    { type: 'noteStep', params: { step } },
  ] as const

/** What has ended has no step to go back to. */
export const ended = {
  'step.shown': {
    description: 'Back or forward leads to a step of what has ended: the page keeps its own address.',
    actions: 'leaveSteps',
  },
} as const
