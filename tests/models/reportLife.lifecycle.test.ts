import { describe, expect, it } from 'vitest'
import type { ReportStatus } from '#contract/reports/reports.ts'
import type { ReportAction, ReportViewer } from '#machines/reports/report/report.lifecycle.ts'
import { canHappen, statusAfter } from '#machines/reports/report/report.lifecycle.ts'
import type { ReportLifeDriver } from './reportLife.model.ts'
import { everyPath } from './reportLife.model.ts'

function driveLifecycle(): ReportLifeDriver {
  let status: ReportStatus = 'opened'
  let isWitness = false
  const comments: string[] = []
  const resident: ReportViewer = { isReporter: true, isWitness: false, isResponder: false }
  const staff: ReportViewer = { isReporter: false, isWitness: false, isResponder: true }
  const neighbour = (): ReportViewer => ({ isReporter: false, isWitness, isResponder: false })

  /** Asks the chart as the server does, and fails when it refuses. */
  function happen(viewer: ReportViewer, action: ReportAction) {
    const after = statusAfter(status, viewer, action)
    expect(after).not.toBeNull()
    status = after ?? status
  }
  const cannot = (viewer: ReportViewer, ...actions: ReportAction['type'][]) => {
    for (const type of actions) expect([type, canHappen(status, viewer, { type })]).toEqual([type, false])
  }
  return {
    events: {
      'neighbour notices it too': () => {
        happen(neighbour(), { type: 'witness.join' })
        isWitness = true
      },
      'neighbour no longer notices it': () => {
        happen(neighbour(), { type: 'witness.leave' })
        isWitness = false
      },
      'neighbour comments': () => {
        happen(neighbour(), { type: 'report.comment' })
        comments.push('It drips on the stairs as well.')
      },
      'staff acknowledge it': () => happen(staff, { type: 'report.acknowledge' }),
      'staff promise another day': () => happen(staff, { type: 'report.acknowledge' }),
      'staff resolve it': () => happen(staff, { type: 'report.resolve' }),
      'resident reopens it': () => happen(resident, { type: 'report.reopen' }),
    },
    states: {
      waits: () => {
        expect(status).toBe('opened')
        cannot(resident, 'report.reopen', 'witness.join', 'witness.leave')
      },
      'waits with a witness': () => cannot(neighbour(), 'witness.join', 'report.reopen'),
      'waits without the witness': () => cannot(neighbour(), 'witness.leave'),
      'waits with a comment': () => expect([status, comments.length]).toEqual(['opened', 1]),
      'is acknowledged': () => expect(status).toBe('acknowledged'),
      'is promised for another day': () => expect(status).toBe('acknowledged'),
      'is resolved': () => {
        expect(status).toBe('resolved')
        cannot(neighbour(), 'witness.join', 'report.comment')
        cannot(staff, 'report.acknowledge', 'report.resolve')
      },
      'is open again': () => expect(status).toBe('opened'),
    },
  }
}

describe('the life of a report, walked against its lifecycle', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveLifecycle())
  })
})
