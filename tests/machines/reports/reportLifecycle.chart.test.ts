import { describe, expect, it } from 'vitest'
import { reportStatuses } from '#contract/reports/reports.ts'
import { canHappen, reportLifecycle, statusAfter } from '#machines/reports/report/report.lifecycle.ts'

/** The viewer with the most rights: staff who made the report themselves. */
const viewer = { isReporter: true, isWitness: false, isResponder: true }

describe('the life of a report', () => {
  it('has the statuses of the contract, and no end', () => {
    expect(Object.keys(reportLifecycle.states).sort()).toEqual([...reportStatuses].sort())
    for (const status of reportStatuses) {
      const types = ['report.acknowledge', 'report.resolve', 'report.reopen'] as const
      expect(types.some((type) => canHappen(status, viewer, { type }))).toBe(true)
    }
  })

  it('returns no status for an action that is not possible', () => {
    expect(statusAfter('resolved', viewer, { type: 'report.resolve' })).toBeNull()
    expect(statusAfter('opened', viewer, { type: 'report.reopen' })).toBeNull()
  })
})
