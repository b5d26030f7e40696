/**
 * The life of a report, run by the server as the authority and read by the client to know what to offer.
 *
 *   opened ──→ acknowledged ──→ resolved
 *     │  └───────────────────────↗  │
 *     └────────── not fixed ────────┘
 */
import { not, or, setup, transition } from 'xstate'
import type { ReportStatus } from '#contract/reports.ts'

/** The facts about the acting person that guards read. */
export type ReportViewer = {
  readonly isReporter: boolean
  readonly isWitness: boolean
  /** Answers reports for the manager. */
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

/** What leaves it as it is has a target all the same: without one it would count as forbidden. */
const whileOngoing = <Self extends ReportStatus>(target: Self) =>
  ({
    'report.resolve': { target: 'resolved', description: 'It is done, and the history says how.' },
    'work.order': { target, description: 'Staff order work: who comes, and on which day.' },
    'report.comment': { target, description: 'Somebody adds to the history.' },
    'witness.join': {
      target,
      guard: not(or(['isReporter', 'isWitness'])),
      description: 'Somebody else sees it too, and will hear of it.',
    },
    'witness.leave': { target, guard: 'isWitness', description: 'They no longer see it.' },
  }) as const

// 2. States, one constant each ---------------------------------------------------

const opened = lifecycle.createStateConfig({
  description: 'Waiting: somebody answers for it already, and nobody has taken it into account yet.',
  meta: { specification: '§4 Report status: opened (shown as waiting)' },
  on: {
    ...whileOngoing('opened'),
    'report.acknowledge': {
      target: 'acknowledged',
      description: 'Staff take it into account: who answers for it, and by which day.',
    },
  },
})

const acknowledged = lifecycle.createStateConfig({
  description: 'Taken into account, with a promised day.',
  meta: { specification: '§4 Report status: acknowledged (taken into account)' },
  on: {
    ...whileOngoing('acknowledged'),
    'report.acknowledge': {
      target: 'acknowledged',
      description: 'Another day is promised, or somebody else answers for it.',
    },
  },
})

const resolved = lifecycle.createStateConfig({
  description: 'Done. It stays readable, and can be opened again when it is not fixed.',
  meta: { specification: '§4 Report status: resolved' },
  on: {
    'report.reopen': {
      guard: or(['isReporter', 'isWitness', 'isResponder']),
      target: 'opened',
      description: 'Not fixed: its reporter, a witness or staff opens it again.',
    },
  },
})

// 3. The chart -------------------------------------------------------------------

export const reportLifecycle = lifecycle.createMachine({
  id: 'report',
  description: 'What becomes of something that is wrong in a place.',
  context: ({ input }) => input,
  initial: 'opened',
  states: { opened, acknowledged, resolved },
})

// 4. Questions -------------------------------------------------------------------

const snapshotOf = (status: ReportStatus, viewer: ReportViewer) =>
  reportLifecycle.resolveState({ value: status, context: viewer })

/** May this happen to a report of this status, as far as its life goes? Roles are asked of the permission table. */
export const canHappen = (status: ReportStatus, viewer: ReportViewer, action: ReportAction): boolean =>
  snapshotOf(status, viewer).can(action)

/** What becomes of its status when it happens; `null` = it may not. */
export function statusAfter(status: ReportStatus, viewer: ReportViewer, action: ReportAction): ReportStatus | null {
  const snapshot = snapshotOf(status, viewer)
  return snapshot.can(action) ? transition(reportLifecycle, snapshot, action)[0].value : null
}
