import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'

/** The address and the draft of a flow with steps, noted by the test. */
export function stepsInHand<Step extends string, Draft>() {
  const page = {
    /** Steps that the address has named. */
    steps: [] as Step[],
    copies: [] as Draft[],
    /** How often the address was made that of the page again. */
    leftSteps: 0,
    hasForgotten: false,
    /** Back, forward or a link names a step. */
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
