/**
 * The life of a power given online, run by the server as the authority and read by the client to know what to offer.
 *
 *   offered ──→ accepted ──→ used
 *    │    ╲        │   ╲
 *    ↓     ↘       ↓    ↘
 *   revoked  declined   revoked
 */
import { setup } from 'xstate'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The acting person's part in the power. */
export type PowerViewer = { readonly isGiver: boolean; readonly isHolder: boolean }

export type PowerAction =
  | { type: 'power.accept' }
  | { type: 'power.decline' }
  | { type: 'power.revoke' }
  | { type: 'power.use' }

const lifecycle = setup({
  types: {
    context: {} as PowerViewer,
    input: {} as PowerViewer,
    events: {} as PowerAction,
    meta: {} as { specification: string },
  },
  guards: {
    isGiver: ({ context }) => context.isGiver,
    isHolder: ({ context }) => context.isHolder,
  },
})

const specification = '§4 Decision: proxy vote for another co-owner'
const endings = {
  'power.decline': { target: 'declined', guard: 'isHolder', description: 'The holder does not want it.' },
  'power.revoke': { target: 'revoked', guard: 'isGiver', description: 'The owner takes it back.' },
} as const

// 1. States, one constant each ---------------------------------------------------

const offered = lifecycle.createStateConfig({
  description: 'An owner has named the holder, who has not answered yet.',
  meta: { specification },
  on: {
    'power.accept': {
      target: 'accepted',
      guard: 'isHolder',
      description: 'The holder accepts, within the limits of the law.',
    },
    ...endings,
  },
})

const accepted = lifecycle.createStateConfig({
  description: 'The holder may vote for the owner, and nobody else may do so by power.',
  meta: { specification },
  on: {
    'power.use': {
      target: 'used',
      guard: 'isHolder',
      description: 'The holder votes for the owner, online or in the room.',
    },
    ...endings,
  },
})

const declined = lifecycle.createStateConfig({
  description: 'The holder has declined it, or given it back. The owner may name somebody else.',
  meta: { specification },
})

const revoked = lifecycle.createStateConfig({
  description: 'The owner has taken it back.',
  meta: { specification },
})

const used = lifecycle.createStateConfig({
  description:
    'The holder has voted with it, or the room has recorded a vote. On a decision without a meeting the owner may still replace that vote with their own.',
  meta: { specification },
})

// 2. The chart -------------------------------------------------------------------

export const powerLifecycle = lifecycle.createMachine({
  id: 'power',
  description: 'The life of a power that an owner gives online to another owner, for one decision or a whole meeting.',
  context: ({ input }) => input,
  initial: 'offered',
  states: { offered, accepted, declined, revoked, used },
})

// 3. Questions -------------------------------------------------------------------

export const { canHappen: canHappenToPower, stateAfter: statusAfter } = askLifecycle(powerLifecycle)
