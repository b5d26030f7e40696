import { reportLifecycle } from '#machines/reports/report/report.lifecycle.ts'
import { reportMachine } from '#machines/reports/report/report.machine.ts'
import { reportSteps } from '#machines/reports/report/report.setup.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { aDraft, someDetails } from '#tests/support/startReport.ts'

const refused = (field: string) => ({ kind: 'refused', fieldCodes: { [field]: 'invalid' } })

export const walks = [
  walkOf(reportLifecycle, {
    // The viewer with the most rights: staff who made the report themselves.
    inputs: [{ isReporter: true, isWitness: false, isResponder: true }],
    events: [{ type: 'report.acknowledge' }, { type: 'report.resolve' }, { type: 'report.reopen' }],
  }),
  walkOf(reportMachine, {
    inputs: [{ createKey: () => aDraft.key, step: 'what' }],
    events: [
      { type: 'category.choose', category: 2, usualKind: 'emergency' },
      { type: 'kind.choose', kind: 'dysfunctional' },
      { type: 'what.confirm' },
      { type: 'number.confirm' },
      { type: 'number.decline' },
      { type: 'details.confirm', details: someDetails },
      { type: 'details.change', details: someDetails },
      { type: 'duplicate.join', reportId: 'r' },
      { type: 'report.send' },
      { type: 'report.begin' },
      { type: 'draft.discard' },
      ...reportSteps.map((step) => ({ type: 'step.select' as const, step })),
    ],
    answers: {
      loadDraft: [
        { draft: null, where: null, isFromTab: true },
        { draft: null, where: null, isFromTab: false },
      ],
      joinReport: ['r'],
      sendReport: [
        { kind: 'sent', report: { id: 'r', responsible: null, promisedOn: null } },
        { kind: 'unanswered' },
        { kind: 'arrivedBefore' },
        refused('title'),
        refused('category'),
      ],
    },
    by: ({ context }) => context.draft.kind,
  }),
]
