import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import type { ApplicationScreen } from '#contract/addresses.ts'
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
  type Write = ReturnType<typeof useAddress>['write']

  /** The step that the address names; anything else is the first. */
  function stepAt(portal: Portal): Step {
    const word = new URLSearchParams(selectLocation(portal.getSnapshot()).search).get('etape') ?? ''
    return steps.find((step) => words[step] === word) ?? steps[0]
  }
  const stepsBehind = (portal: Portal) => selectLocation(portal.getSnapshot()).stepsBehind ?? []

  /** A later step is one more entry of the history. An earlier one is gone back to: no entry shows the same step twice. */
  function showStep(portal: Portal, write: Write, step: Step) {
    const present = stepAt(portal)
    // While something would be lost, any other address is asked about: the step changes on the page alone.
    if (step === present || selectIsHeld(portal.getSnapshot())) return
    const behind = stepsBehind(portal)
    const found = behind.lastIndexOf(words[step])
    if (steps.indexOf(step) > steps.indexOf(present)) {
      write({ etape: words[step] }, { stepsBehind: [...behind, words[present]] })
    } else if (found >= 0) {
      globalThis.history.go(found - behind.length)
    } else {
      write({ etape: words[step] })
    }
  }
  /** The flow has ended: the address is that of the page, and back leads to where the person came from. */
  function leaveSteps(portal: Portal, write: Write) {
    if (selectIsHeld(portal.getSnapshot())) return
    const behind = stepsBehind(portal)
    if (behind.length > 0) globalThis.history.go(-behind.length)
    else if (stepAt(portal) !== steps[0]) write({ etape: null })
  }
  /** Tells the flow when the address names another step: back, forward, a link. */
  const watchStep = (portal: Portal, onAddress: () => void) =>
    fromCallback<EventObject>(({ sendBack }) => {
      let last = stepAt(portal)
      const { unsubscribe } = portal.subscribe((snapshot) => {
        if (selectLocation(snapshot).screen !== screen) return
        onAddress()
        const step = stepAt(portal)
        if (step === last) return
        last = step
        sendBack({ type: 'step.shown', step })
      })
      return unsubscribe
    })

  return {
    stepAt,
    /** What the chart of a flow with steps (machines/parts/steps) asks of the address. */
    provide: (portal: Portal, write: Write, onAddress = () => {}) => ({
      actors: { watchStep: watchStep(portal, onAddress) },
      actions: {
        showStep: (_: unknown, { step }: { step: Step }) => showStep(portal, write, step),
        leaveSteps: () => leaveSteps(portal, write),
      },
    }),
  }
}
