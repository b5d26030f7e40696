import { fiscalYearLifecycle } from '#machines/accounts/fiscalYear/fiscalYear.lifecycle.ts'
import { statementMachine } from '#machines/accounts/statement/statement.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

const address = '/statement.pdf'

export const walks = [
  walkOf(fiscalYearLifecycle, {
    inputs: [{ isComplete: true }],
    events: [{ type: 'year.close' }, { type: 'year.approve' }],
    ends: ['approved'],
  }),
  walkOf(statementMachine, {
    events: [
      { type: 'line.named', lineId: 'entry.1' },
      { type: 'line.named', lineId: 'entry.2' },
      { type: 'line.named', lineId: null },
      { type: 'explanation.reload' },
      { type: 'file.request', format: 'pdf', address, name: 'statement.pdf' },
      { type: 'file.request', format: 'csv', address, name: 'statement.csv' },
    ],
    answers: { loadExplanation: [null], prepareFile: [null] },
  }),
]
