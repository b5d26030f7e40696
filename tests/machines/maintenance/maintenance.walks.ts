import { maintenanceMachine } from '#machines/maintenance/maintenance/maintenance.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(maintenanceMachine, {
    events: [{ type: 'terms.retry' }],
    answers: { readTerms: [undefined] },
    ends: ['open'],
  }),
]
