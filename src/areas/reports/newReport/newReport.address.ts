import { selectIsHeld, selectLocation } from '#machines/portal/portal/portal.selectors.ts'
import { reportSteps } from '#machines/reports/report/report.setup.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { stepAddress } from '#src/parts/stepAddress.ts'
import type { useAddress } from '#src/parts/useAddress.ts'

type Portal = ScreenProps['portal']

export const newReportAddress = stepAddress('newReport', reportSteps, {
  what: '',
  emergency: 'urgence',
  details: 'details',
  review: 'verification',
})

/** The piece of equipment that a link names. The draft holds the choice from then on, though older history entries still name it. */
export function forgetEquipment(portal: Portal, write: ReturnType<typeof useAddress>['write']) {
  const { search } = selectLocation(portal.getSnapshot())
  if (new URLSearchParams(search).has('equipment') && !selectIsHeld(portal.getSnapshot())) write({ equipment: null })
}
