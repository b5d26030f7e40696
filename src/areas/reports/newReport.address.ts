import { fromCallback } from 'xstate'
import { selectIsHeld, selectLocation } from '#machines/portal/portal.selectors.ts'
import type { ReportEvent, ReportStep } from '#machines/report/report.setup.ts'
import { reportSteps } from '#machines/report/report.setup.ts'
import type { ScreenProps } from '../screenProps.ts'
import type { useAddress } from '../useAddress.ts'

type Portal = ScreenProps['portal']

/** What each step is called in the address; the first one has the address of the page. */
const words: Readonly<Record<ReportStep, string>> = {
  what: '',
  emergency: 'urgence',
  details: 'details',
  review: 'verification',
}

/** The step that the address names; anything else is the first. */
export function stepAt(portal: Portal): ReportStep {
  const word = new URLSearchParams(selectLocation(portal.getSnapshot()).search).get('etape') ?? ''
  return reportSteps.find((step) => words[step] === word) ?? 'what'
}

/** A later step is one more entry of the history, an earlier one takes the place of the present one. */
export function showStep(portal: Portal, write: ReturnType<typeof useAddress>['write'], step: ReportStep) {
  const present = stepAt(portal)
  // While something would be lost, any other address is asked about: the step changes on the page alone.
  if (step === present || selectIsHeld(portal.getSnapshot())) return
  write({ etape: words[step] }, { isStep: reportSteps.indexOf(step) > reportSteps.indexOf(present) })
}

/** Tells the flow when the address names another step: back, forward, a link. */
export const watchStep = (portal: Portal) =>
  fromCallback<ReportEvent>(({ sendBack }) => {
    let last = stepAt(portal)
    const { unsubscribe } = portal.subscribe((snapshot) => {
      if (selectLocation(snapshot).screen !== 'newReport') return
      const step = stepAt(portal)
      if (step === last) return
      last = step
      sendBack({ type: 'step.shown', step })
    })
    return unsubscribe
  })
