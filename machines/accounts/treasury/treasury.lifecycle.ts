/**
 * How certain the figure of a treasury is, decided by the server and worded by the page.
 *
 *   pending ⇄ done ⇄ stalled
 *      ↑________________│
 */
import { setup, transition } from 'xstate'
import type { TreasuryStatus } from '#contract/accounts/building.ts'

/** The facts from the books and the bank statements of a place. */
type Reading = {
  /** Whether every line of the statements is in the books. */
  readonly isMatched: boolean
  /** Whether some bank account has moved recently. */
  readonly isRecent: boolean
}
type TreasuryEvent = { type: 'books.read' } & Reading

const lifecycle = setup({
  types: { events: {} as TreasuryEvent, meta: {} as { specification: string } },
  guards: {
    isPending: (_, { isMatched }: Reading) => !isMatched,
    isStalled: (_, { isMatched, isRecent }: Reading) => isMatched && !isRecent,
    isDone: (_, { isMatched, isRecent }: Reading) => isMatched && isRecent,
  },
})

const specification = '§4 Treasuries: pending, done or stalled'
const read = ({ event }: { event: TreasuryEvent }) => event
const toPending = {
  guard: { type: 'isPending', params: read },
  target: 'pending',
  description: 'The bank has sent lines that are not in the books yet.',
} as const
const toDone = {
  guard: { type: 'isDone', params: read },
  target: 'done',
  description: 'Every line of the bank is in the books, which have moved lately.',
} as const
const toStalled = {
  guard: { type: 'isStalled', params: read },
  target: 'stalled',
  description: 'Nothing has moved for longer than usual.',
} as const

// 1. States, one constant each ---------------------------------------------------

const pending = lifecycle.createStateConfig({
  description: 'The figure is still being worked out: lines of the bank wait to be matched.',
  meta: { specification },
  on: { 'books.read': [toDone, toStalled] },
})

const done = lifecycle.createStateConfig({
  description: 'The figure is what the bank holds.',
  meta: { specification },
  on: { 'books.read': [toPending, toStalled] },
})

const stalled = lifecycle.createStateConfig({
  description: 'The figure is old: its date stands beside it.',
  meta: { specification },
  on: { 'books.read': [toPending, toDone] },
})

// 2. The chart -------------------------------------------------------------------

export const treasuryLifecycle = lifecycle.createMachine({
  id: 'treasury',
  description: 'How certain the figure of a treasury is.',
  initial: 'pending',
  states: { pending, done, stalled },
})

// 3. Questions -------------------------------------------------------------------

/** The status after the books and the bank statements of a place have been read. */
export function statusAfter(reading: Reading): TreasuryStatus {
  const start = treasuryLifecycle.resolveState({ value: 'pending', context: {} })
  return transition(treasuryLifecycle, start, { type: 'books.read', ...reading })[0].value
}
