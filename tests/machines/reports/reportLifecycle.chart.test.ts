import { describe, expect, it } from 'vitest'
import { createTestModel } from 'xstate/graph'
import { reportStatuses } from '#contract/reports.ts'
import { canHappen, reportLifecycle, statusAfter } from '#machines/reports/report/report.lifecycle.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Staff who reported it themself: whoever may do most. */
const viewer = { isReporter: true, isWitness: false, isResponder: true }
const paths = createTestModel(reportLifecycle).getShortestPaths({ input: viewer })

describe('the life of a report', () => {
  it('reaches every status, and ends in none of them', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(reportStatuses))
    for (const status of reportStatuses) {
      const types = ['report.acknowledge', 'report.resolve', 'report.reopen'] as const
      expect(types.some((type) => canHappen(status, viewer, { type }))).toBe(true)
    }
  })

  it('says that nothing becomes of what may not happen', () => {
    expect(statusAfter('resolved', viewer, { type: 'report.resolve' })).toBeNull()
    expect(statusAfter('opened', viewer, { type: 'report.reopen' })).toBeNull()
  })

  it('is explained, every status and transition of it', () => {
    expect(missingDescriptions(reportLifecycle.root)).toEqual([])
  })
})
