import { fiscalYearLifecycle } from '#machines/accounts/fiscalYear/fiscalYear.lifecycle.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(fiscalYearLifecycle, {
    inputs: [{ isComplete: true }],
    events: [{ type: 'year.close' }, { type: 'year.approve' }],
    ends: ['approved'],
  }),
]
