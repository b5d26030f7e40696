import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import type { ApplicationScreen } from '#contract/addresses.ts'
import { selectIsHeld, selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import type { ScreenProps } from './screenProps.ts'
import type { useAddress } from './useAddress.ts'

/** The steps of a flow in the address of its screen. The first step has the address of the page itself. */
export function stepAddress<Step extends string>(
  screen: ApplicationScreen,
  steps: readonly [Step, ...Step[]],
  words: Readonly<Record<Step, string>>,
) {
  type Portal = ScreenProps['portal']
  type Write = ReturnType<typeof useAddress>['write']

  /** The step that the address names, or the first one. */
  function stepAt(portal: Portal): Step {
    const word = new URLSearchParams(selectLocation(portal.getSnapshot()).search).get('etape') ?? ''
    return steps.find((step) => words[step] === word) ?? steps[0]
  }
  const stepsBehind = (portal: Portal) => selectLocation(portal.getSnapshot()).stepsBehind ?? []

  /** A later step adds a history entry. An earlier one goes back to its entry, so that no step has two. */
  function showStep(portal: Portal, write: Write, step: Step) {
    const present = stepAt(portal)
    // With unsaved changes the portal asks before any other address, so the step changes only on the page.
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
  /** After the flow the address is that of the page, and back leads to the previous page. */
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
    /** The implementations that a flow with steps needs for its address (machines/parts/steps). */
    provide: (portal: Portal, write: Write, onAddress = () => {}) => ({
      actors: { watchStep: watchStep(portal, onAddress) },
      actions: {
        showStep: (_: unknown, { step }: { step: Step }) => showStep(portal, write, step),
        leaveSteps: () => leaveSteps(portal, write),
      },
    }),
  }
}
