import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'

/** Records the address and the draft of a flow with steps. */
export function stubSteps<Step extends string, Draft>() {
  const page = {
    /** The steps that the flow put in the address. */
    steps: [] as Step[],
    copies: [] as Draft[],
    /** How often the flow removed its step from the address. */
    leftSteps: 0,
    hasForgotten: false,
    /** Shows a step as back, forward or a link does. */
    show: (_step: Step): void => {},
  }
  return {
    page,
    actors: {
      watchStep: fromCallback<EventObject>(({ sendBack }) => {
        page.show = (step) => sendBack({ type: 'step.shown', step })
      }),
    },
    actions: {
      copyDraft: ({ context }: { context: { draft: Draft } }) => void page.copies.push(context.draft),
      forgetDraft: () => {
        page.hasForgotten = true
      },
      showStep: (_: unknown, { step }: { step: Step }) => void page.steps.push(step),
      leaveSteps: () => {
        page.leftSteps += 1
      },
    },
  }
}
