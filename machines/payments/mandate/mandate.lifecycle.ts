/**
 * The life of a co-owner's mandate in a place, run by the server as the authority and read by the client to know what to offer.
 *
 *   unavailable ⇄ create_money_order ⇄ unsigned → manual | auto | auto_usual ⇄ suspended
 *                        ↑_______________________________│ revoked, ended ______│
 *
 * `out_of_slot` is not among them: it depends on the hour of the day, and overrides the state of the mandate.
 */
import { setup } from 'xstate'
import type { MandateKind, MandateLife, SuspensionReason } from '#contract/payments/mandates.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts that guards read. */
export type MandateFacts = {
  /** What the mandate pays, or would pay once signed; `null` without one. */
  readonly kind: MandateKind | null
  /** Why it is suspended; `null` = it is not. */
  readonly suspension: SuspensionReason | null
}

export type MandateAction =
  | { type: 'collection.offer' }
  | { type: 'collection.stop' }
  | { type: 'mandate.write' }
  | { type: 'mandate.drop' }
  | { type: 'mandate.sign' }
  | { type: 'kind.choose'; kind: MandateKind }
  | { type: 'mandate.oppose' }
  | { type: 'mandate.expire' }
  | { type: 'mandate.release' }
  | { type: 'mandate.revoke' }
  | { type: 'lots.sell' }

type Chosen = { readonly event: { readonly kind: MandateKind } }

const lifecycle = setup({
  types: {
    context: {} as MandateFacts,
    input: {} as MandateFacts,
    events: {} as MandateAction,
    meta: {} as { specification: string },
  },
  guards: {
    isKind: ({ context }, { kind }: { kind: MandateKind }) => context.kind === kind,
    isChosen: (_, { chosen, kind }: { chosen: MandateKind; kind: MandateKind }) => chosen === kind,
    /** A mandate that lapsed, or that the bank rejects, needs a new signature. */
    isReleasableAs: ({ context }, { kind }: { kind: MandateKind }) =>
      context.suspension === 'opposed' && context.kind === kind,
  },
})

const specification = '§4 Payment mandate states'
const sold = { target: 'unavailable', description: 'The person has sold their last lot in the place.' } as const
const stopped = { target: 'unavailable', description: 'The manager no longer collects online in the place.' } as const

// 1. What several states share ---------------------------------------------------

/** Signing leads to the state for what the mandate pays. */
const signing = [
  {
    target: 'manual',
    guard: { type: 'isKind', params: { kind: 'manual' } },
    description: 'Signed: the owner asks for each payment.',
  },
  {
    target: 'auto',
    guard: { type: 'isKind', params: { kind: 'auto' } },
    description: 'Signed: every call is collected on its day.',
  },
  {
    target: 'auto_usual',
    guard: { type: 'isKind', params: { kind: 'auto_usual' } },
    description: 'Signed: calls for usual charges are collected on their day.',
  },
] as const

const inForce = {
  'kind.choose': [
    {
      target: 'manual',
      guard: { type: 'isChosen', params: ({ event }: Chosen) => ({ chosen: event.kind, kind: 'manual' as const }) },
      description: 'From now on, the owner asks for each payment.',
    },
    {
      target: 'auto',
      guard: { type: 'isChosen', params: ({ event }: Chosen) => ({ chosen: event.kind, kind: 'auto' as const }) },
      description: 'From now on, every call is collected on its day.',
    },
    {
      target: 'auto_usual',
      guard: { type: 'isChosen', params: ({ event }: Chosen) => ({ chosen: event.kind, kind: 'auto_usual' as const }) },
      description: 'From now on, calls for usual charges are collected on their day.',
    },
  ],
  'mandate.sign': signing,
  'mandate.oppose': { target: 'suspended', description: 'The bank, or the holder of the account, refuses debits.' },
  'mandate.expire': { target: 'suspended', description: 'Nothing was collected under it for 36 months.' },
  'mandate.revoke': { target: 'create_money_order', description: 'The owner, or staff, ends the mandate.' },
  'lots.sell': sold,
} as const

/** The owner enters other account details: the mandate stays in force until the new one is signed or discarded. */
const whileInForce = <Kind extends MandateKind>(kind: Kind) =>
  ({
    ...inForce,
    'mandate.write': { target: kind, description: 'The owner gives other account details.' },
    'mandate.drop': { target: kind, description: 'The owner gives up the other account details.' },
  }) as const

// 2. States, one constant each ---------------------------------------------------

const unavailable = lifecycle.createStateConfig({
  description: 'The place collects nothing online, or the person owns no lot in it.',
  meta: { specification },
  on: { 'collection.offer': { target: 'create_money_order', description: 'The manager sets up collections.' } },
})

const createMoneyOrder = lifecycle.createStateConfig({
  description: 'The owner can create a mandate.',
  meta: { specification },
  on: {
    'mandate.write': { target: 'unsigned', description: 'The owner has given name, address, account and number.' },
    'collection.stop': stopped,
    'lots.sell': sold,
  },
})

const unsigned = lifecycle.createStateConfig({
  description: 'The mandate waits for its electronic signature.',
  meta: { specification },
  on: {
    'mandate.write': { target: 'unsigned', description: 'The owner corrects it.' },
    'mandate.sign': signing,
    'mandate.drop': { target: 'create_money_order', description: 'The owner gives it up.' },
    'collection.stop': stopped,
    'lots.sell': sold,
  },
})

const manual = lifecycle.createStateConfig({
  description: 'In force: the owner asks for each payment.',
  meta: { specification },
  on: whileInForce('manual'),
})

const auto = lifecycle.createStateConfig({
  description: 'In force: every call is collected on its day.',
  meta: { specification },
  on: whileInForce('auto'),
})

const autoUsual = lifecycle.createStateConfig({
  description: 'In force: calls for usual charges are collected on their day, anything else when it is asked for.',
  meta: { specification },
  on: whileInForce('auto_usual'),
})

const suspended = lifecycle.createStateConfig({
  description: 'Expired or opposed: nothing is collected, and the owner contacts the manager.',
  meta: { specification },
  on: {
    'mandate.release': [
      {
        target: 'manual',
        guard: { type: 'isReleasableAs', params: { kind: 'manual' } },
        description: 'Staff release it: the owner asks for each payment.',
      },
      {
        target: 'auto',
        guard: { type: 'isReleasableAs', params: { kind: 'auto' } },
        description: 'Staff release it: every call is collected on its day.',
      },
      {
        target: 'auto_usual',
        guard: { type: 'isReleasableAs', params: { kind: 'auto_usual' } },
        description: 'Staff release it: calls for usual charges are collected on their day.',
      },
    ],
    'mandate.revoke': { target: 'create_money_order', description: 'The owner, or staff, ends the mandate.' },
    'lots.sell': sold,
  },
})

// 3. The chart -------------------------------------------------------------------

export const mandateLifecycle = lifecycle.createMachine({
  id: 'mandate',
  description: 'The life of the mandate under which a co-owner pays a place.',
  context: ({ input }) => input,
  initial: 'unavailable',
  states: {
    unavailable,
    create_money_order: createMoneyOrder,
    unsigned,
    manual,
    auto,
    auto_usual: autoUsual,
    suspended,
  },
})

// 4. Questions -------------------------------------------------------------------

export const { stateAfter: mandateAfter } = askLifecycle(mandateLifecycle)

/** Whether money may be collected in this state. */
export const isInForce = (state: MandateLife): state is MandateKind =>
  state === 'manual' || state === 'auto' || state === 'auto_usual'
