/**
 * The page that people come back to from a signature or a payment.
 *
 *   opening → asking → done | refused | expired | elsewhere
 *                    → waiting: resting ⇄ asking …
 *                    → failed → asking
 *
 * Anybody can write an address, so it only names what the server is asked about.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Outcome } from './outcome.setup.ts'
import { outcomeSetup } from './outcome.setup.ts'

const specification = '§2 Routes: /callback/{type}'

// 1. What the server is asked ---------------------------------------------------

const found = ({ event }: { event: { output: Outcome } }) => ({ outcome: event.output })
const isKind = <const Kind extends Outcome['kind']>(kind: Kind) =>
  ({
    type: 'isKind',
    params: ({ event }: { event: { output: Outcome } }) => ({ outcome: event.output, kind }),
  }) as const
const remember = { type: 'rememberOutcome', params: found } as const

const answers = [
  {
    guard: isKind('done'),
    target: '#outcome.done',
    description: 'The server has it: signed, or a payment on its way.',
    actions: [remember, { type: 'selectPlace', params: found }],
  },
  {
    guard: isKind('refused'),
    target: '#outcome.refused',
    description: 'The person has refused or given up, or the bank has refused.',
    actions: [remember, { type: 'selectPlace', params: found }],
  },
  {
    guard: isKind('elsewhere'),
    target: '#outcome.elsewhere',
    description: 'It was begun on the site of another offer.',
    actions: remember,
  },
  {
    guard: isKind('waiting'),
    target: '#outcome.waiting',
    description: 'Nobody has told the server yet.',
    actions: 'countWait',
  },
  { target: '#outcome.expired', description: 'It is too old, void, or not the person’s.' },
] as const

const asks = {
  id: 'readOutcome',
  src: 'readOutcome',
  input: ({ context: { type, id } }: { context: { type: 'signature' | 'paiement'; id: string | null } }) => ({
    type,
    id,
  }),
} as const

// 2. States, one constant each --------------------------------------------------

const opening = outcomeSetup.createStateConfig({
  description: 'The address names what the server is asked about.',
  meta: { specification },
  always: [
    { guard: 'namesNothing', target: 'expired', description: 'It names nothing, whatever else it says.' },
    { target: 'asking', description: 'The server is asked.' },
  ],
})

const asking = outcomeSetup.createStateConfig({
  description: 'The server is asked what it knows.',
  meta: { specification },
  tags: 'busy',
  invoke: {
    ...asks,
    onDone: answers,
    onError: { target: 'failed', description: 'No response: the page can ask again.' },
  },
})

const waiting = outcomeSetup.createStateConfig({
  description: 'The provider has not told the server yet: the page asks again by itself.',
  meta: { specification },
  tags: 'waiting',
  initial: 'resting',
  states: {
    resting: {
      description: 'A few seconds pass, and more of them later.',
      after: { pause: { target: 'asking', description: 'The server is asked again.' } },
      on: { 'outcome.retry': { target: 'asking', description: 'The person does not want to wait.' } },
    },
    asking: {
      description: 'The server is asked again, and the page goes on saying that it waits.',
      invoke: {
        ...asks,
        onDone: answers,
        onError: { target: 'resting', description: 'No response this time.', actions: 'countWait' },
      },
    },
  },
})

const failed = outcomeSetup.createStateConfig({
  description: 'The server could not be asked.',
  meta: { specification: '§8 Error catalogue' },
  tags: 'failed',
  on: { 'outcome.retry': { target: 'asking', description: 'The person asks again.' } },
})

const done = outcomeSetup.createStateConfig({
  description: 'A signature leads to step 3, a payment to its page.',
  meta: { specification },
  tags: 'done',
})

const refused = outcomeSetup.createStateConfig({
  description: 'A signature leads back to step 2, a payment to the reason on its page.',
  meta: { specification },
  tags: 'refused',
})

const expired = outcomeSetup.createStateConfig({
  description: '« Lien expiré »: with a log-in button, or the page that tells a signed-in person where they stand.',
  meta: { specification: '§8 Error catalogue: expired link' },
  tags: 'expired',
})

const elsewhere = outcomeSetup.createStateConfig({
  description: 'A link leads to the same page on the right site.',
  meta: { specification: '§8 Error catalogue: account not valid on this offer' },
  tags: 'elsewhere',
})

// 3. The chart -------------------------------------------------------------------

export const outcomeMachine = outcomeSetup.createMachine({
  id: 'outcome',
  description: 'What became of a signature or a payment that a person comes back from.',
  context: ({ input }) => ({ ...input, outcome: null, waits: 0 }),
  initial: 'opening',
  states: { opening, asking, waiting, failed, done, refused, expired, elsewhere },
})

// 4. Types for callers ------------------------------------------------------------

export type OutcomeRef = ActorRefFrom<typeof outcomeMachine>
export type OutcomeSnapshot = SnapshotFrom<typeof outcomeMachine>
