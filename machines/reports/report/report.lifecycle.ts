/**
 * The life of a report, run by the server as the authority and read by the client to know what to offer.
 *
 *   opened ──→ acknowledged ──→ resolved
 *     │  └───────────────────────↗  │
 *     └────────── not fixed ────────┘
 */
import { not, or, setup } from 'xstate'
import type { ReportStatus } from '#contract/reports/reports.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts about the acting person that guards read. */
export type ReportViewer = {
  readonly isReporter: boolean
  readonly isWitness: boolean
  /** Whether they answer reports for the manager. */
  readonly isResponder: boolean
}

export type ReportAction =
  | { type: 'report.acknowledge' }
  | { type: 'work.order' }
  | { type: 'report.resolve' }
  | { type: 'report.reopen' }
  | { type: 'report.comment' }
  | { type: 'witness.join' }
  | { type: 'witness.leave' }

const lifecycle = setup({
  types: {
    context: {} as ReportViewer,
    input: {} as ReportViewer,
    events: {} as ReportAction,
    meta: {} as { specification: string },
  },
  guards: {
    isReporter: ({ context }) => context.isReporter,
    isWitness: ({ context }) => context.isWitness,
    isResponder: ({ context }) => context.isResponder,
  },
})

// 1. What may happen while it is not resolved ------------------------------------

/** An event that changes nothing still has a target; without one it would count as forbidden. */
const whileOngoing = <Self extends ReportStatus>(target: Self) =>
  ({
    'report.resolve': { target: 'resolved', description: 'Staff resolve the report, with an explanation.' },
    'work.order': { target, description: 'Staff record a work order: the provider and the planned day.' },
    'report.comment': { target, description: 'Somebody adds a comment to the history.' },
    'witness.join': {
      target,
      guard: not(or(['isReporter', 'isWitness'])),
      description: 'A witness joins, and is notified from now on.',
    },
    'witness.leave': { target, guard: 'isWitness', description: 'A witness leaves.' },
  }) as const

// 2. States, one constant each ---------------------------------------------------

const opened = lifecycle.createStateConfig({
  description: 'Waiting: a person is already responsible, but nobody has acknowledged the report yet.',
  meta: { specification: '§4 Report status: opened (shown as waiting)' },
  on: {
    ...whileOngoing('opened'),
    'report.acknowledge': {
      target: 'acknowledged',
      description: 'Staff acknowledge the report: the person responsible, and the due date.',
    },
  },
})

const acknowledged = lifecycle.createStateConfig({
  description: 'Acknowledged, with a promised day.',
  meta: { specification: '§4 Report status: acknowledged (taken into account)' },
  on: {
    ...whileOngoing('acknowledged'),
    'report.acknowledge': {
      target: 'acknowledged',
      description: 'Another day is promised, or somebody else becomes responsible.',
    },
  },
})

const resolved = lifecycle.createStateConfig({
  description: 'Resolved. It stays readable, and can be reopened when the problem is not fixed.',
  meta: { specification: '§4 Report status: resolved' },
  on: {
    'report.reopen': {
      guard: or(['isReporter', 'isWitness', 'isResponder']),
      target: 'opened',
      description: 'Not fixed: the reporter, a witness or staff reopens it.',
    },
  },
})

// 3. The chart -------------------------------------------------------------------

export const reportLifecycle = lifecycle.createMachine({
  id: 'report',
  description: 'The life of a problem reported in a place.',
  context: ({ input }) => input,
  initial: 'opened',
  states: { opened, acknowledged, resolved },
})

// 4. Questions -------------------------------------------------------------------

export const { canHappen, stateAfter: statusAfter } = askLifecycle(reportLifecycle)
