/**
 * The life of a fiscal year, run by the server as the authority and read by the client to know what to offer.
 *
 *   open ──→ closed ──→ approved
 */
import { setup } from 'xstate'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** Whether everything needed for the closing is there. */
type Books = { readonly isComplete: boolean }

export type YearAction = { type: 'year.close' } | { type: 'year.approve' }

const lifecycle = setup({
  types: {
    context: {} as Books,
    input: {} as Books,
    events: {} as YearAction,
    meta: {} as { specification: string },
  },
  guards: { isComplete: ({ context }) => context.isComplete },
})

const specification = '§1 Accounts: fiscal years'

// 1. States, one constant each ---------------------------------------------------

const open = lifecycle.createStateConfig({
  description: 'Calls, invoices and payments are entered.',
  meta: { specification },
  on: {
    'year.close': {
      target: 'closed',
      guard: 'isComplete',
      description: 'The year is over, every call is issued and every suspense account is empty.',
    },
  },
})

const closed = lifecycle.createStateConfig({
  description: 'Nothing is entered any more. What each lot owes or gets back is known, but not due yet.',
  meta: { specification },
  on: {
    'year.approve': { target: 'approved', description: 'The general meeting approves the accounts.' },
  },
})

const approved = lifecycle.createStateConfig({
  description: 'The regularisation is due.',
  meta: { specification },
})

// 2. The chart -------------------------------------------------------------------

export const fiscalYearLifecycle = lifecycle.createMachine({
  id: 'fiscalYear',
  description: 'The life of the accounts of one year, from the first call to the approval by the general meeting.',
  context: ({ input }) => input,
  initial: 'open',
  states: { open, closed, approved },
})

// 3. Questions -------------------------------------------------------------------

export const { stateAfter } = askLifecycle(fiscalYearLifecycle)
