/**
 * A person reports a problem in their building: under a minute on a phone.
 *
 *   flow     loading → opening → what → (emergency) → details → review → sent
 *                                 ↑__________↑____________↑________│  fields that are refused; steps selected
 *                                                       └→ (joins the same report of a neighbour)
 *   similar  quiet ⇄ pausing
 *
 * A draft starts with its idempotency key, so a retry after a lost response creates no second report.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { joined, review, sent } from './report.sending.ts'
import { firstContext, reportSetup } from './report.setup.ts'
import { pausing, quiet } from './report.similar.ts'
import { details, emergency, loading, opening, what } from './report.steps.ts'

const flow = reportSetup.createStateConfig({
  description: 'Three short steps, each with its own address: the back button leads to the previous one.',
  meta: { specification: '§3 Report' },
  initial: 'loading',
  states: { loading, opening, what, emergency, details, review, sent, joined },
})

const similar = reportSetup.createStateConfig({
  description: 'Similar reports are searched for after a pause in typing.',
  meta: { specification: '§4 A user may become a witness' },
  initial: 'quiet',
  states: { quiet, pausing },
})

export const reportMachine = reportSetup.createMachine({
  id: 'report',
  description: 'A person reports a problem, or joins an earlier report of it.',
  context: ({ input }) => firstContext(input),
  invoke: [
    { id: 'watchStep', src: 'watchStep' },
    // The draft is kept by its own actor (§3 UI state: draft).
    { id: 'keeping', src: 'keeping', input: { isFromTab: false } },
  ],
  type: 'parallel',
  states: { flow, similar },
})

export type ReportRef = ActorRefFrom<typeof reportMachine>
export type ReportSnapshot = SnapshotFrom<typeof reportMachine>
