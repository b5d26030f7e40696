/**
 * The life of a line of a bank statement, run by the server as the authority and read by the client to know what to offer.
 *
 *   unmatched ⇄ matched
 *       ⇅
 *    ignored
 */
import { setup } from 'xstate'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** Whether its movement was posted from the line, and can still be reversed. */
type Match = { readonly isPosted: boolean; readonly isYearOpen: boolean }

export type BankLineAction = { type: 'line.match' } | { type: 'line.ignore' } | { type: 'line.reopen' }

const lifecycle = setup({
  types: {
    context: {} as Match,
    input: {} as Match,
    events: {} as BankLineAction,
    meta: {} as { specification: string },
  },
  guards: { isReversible: ({ context }) => !context.isPosted || context.isYearOpen },
})

const specification = '§1 Accounts: bank reconciliation'

// 1. States, one constant each ---------------------------------------------------

const unmatched = lifecycle.createStateConfig({
  description: 'The bank has booked it. Which movement of the books it is remains to be said.',
  meta: { specification },
  on: {
    'line.match': { target: 'matched', description: 'It is a movement of the books, found there or posted from it.' },
    'line.ignore': {
      target: 'ignored',
      description: 'It concerns nothing in the books, for example a line sent twice.',
    },
  },
})

const matched = lifecycle.createStateConfig({
  description: 'It is matched to one movement of the books, which no other line can have.',
  meta: { specification },
  on: {
    'line.reopen': {
      target: 'unmatched',
      guard: 'isReversible',
      description: 'The match was wrong: an entry that was posted from the line is reversed.',
    },
  },
})

const ignored = lifecycle.createStateConfig({
  description: 'Nobody has to match it.',
  meta: { specification },
  on: { 'line.reopen': { target: 'unmatched', description: 'It has to be matched after all.' } },
})

// 2. The chart -------------------------------------------------------------------

export const bankLineLifecycle = lifecycle.createMachine({
  id: 'bankLine',
  description: 'The life of one line of a bank statement, from its import to its movement in the books.',
  context: ({ input }) => input,
  initial: 'unmatched',
  states: { unmatched, matched, ignored },
})

// 3. Questions -------------------------------------------------------------------

export const { stateAfter: bankLineAfter } = askLifecycle(bankLineLifecycle)
