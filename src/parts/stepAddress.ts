import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import type { ApplicationScreen } from '#contract/screens.ts'
import { selectIsHeld, selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { ScreenProps } from './screenProps.ts'
import type { useAddress } from './useAddress.ts'

/** The steps of a flow in the address of its screen: what each is called there. The first one has the address of the page. */
export function stepAddress<Step extends string>(
  screen: ApplicationScreen,
  steps: readonly [Step, ...Step[]],
  words: Readonly<Record<Step, string>>,
) {
  type Portal = ScreenProps['portal']

  /** The step that the address names; anything else is the first. */
  function stepAt(portal: Portal): Step {
    const word = new URLSearchParams(selectLocation(portal.getSnapshot()).search).get('etape') ?? ''
    return steps.find((step) => words[step] === word) ?? steps[0]
  }

  return {
    stepAt,
    /** A later step is one more entry of the history, an earlier one takes the place of the present one. */
    showStep(portal: Portal, write: ReturnType<typeof useAddress>['write'], step: Step) {
      const present = stepAt(portal)
      // While something would be lost, any other address is asked about: the step changes on the page alone.
      if (step === present || selectIsHeld(portal.getSnapshot())) return
      write({ etape: words[step] }, { isStep: steps.indexOf(step) > steps.indexOf(present) })
    },
    /** Tells the flow when the address names another step: back, forward, a link. */
    watchStep: <Event extends EventObject>(portal: Portal) =>
      fromCallback<Event>(({ sendBack }) => {
        let last = stepAt(portal)
        const { unsubscribe } = portal.subscribe((snapshot) => {
          if (selectLocation(snapshot).screen !== screen) return
          const step = stepAt(portal)
          if (step === last) return
          last = step
          sendBack({ type: 'step.shown', step })
        })
        return unsubscribe
      }),
  }
}
