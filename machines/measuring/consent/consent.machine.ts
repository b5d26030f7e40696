/**
 * Whether the pages that a person opens may be counted.
 *
 *   deciding → asking ─→ allowed: measuring ⇄ prevented
 *      ↑         └─────→ refused
 *      └ managing ←──────┘ (from both)
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Answer } from './consent.setup.ts'
import { consentSetup } from './consent.setup.ts'

const consentSection = '§8 An ad blocker prevents cookie settings'

// 1. States, one constant each ------------------------------------------------

const answered = (answer: Answer) => [{ type: 'rememberAnswer', params: { answer } }, 'keepAnswer'] as const

const deciding = consentSetup.createStateConfig({
  description: 'Has somebody on this device answered before?',
  meta: { specification: consentSection },
  always: [
    { guard: 'hasAllowed', target: 'allowed', description: 'They allowed it.' },
    { guard: 'hasRefused', target: 'refused', description: 'They refused it.' },
    { target: 'asking', description: 'Nobody has answered.' },
  ],
})

const asking = consentSetup.createStateConfig({
  description: 'The question is at the foot of the page; nothing is loaded nor sent.',
  meta: { specification: consentSection },
  tags: 'asking',
  on: {
    'consent.allow': { target: 'allowed', description: 'The person allows it.', actions: answered('allowed') },
    'consent.refuse': { target: 'refused', description: 'The person refuses.', actions: answered('refused') },
  },
})

const allowed = consentSetup.createStateConfig({
  description: 'Each page that is opened is counted, by the pattern of its address and without any person.',
  meta: { specification: '§9 Analytics throttle 500 ms' },
  invoke: { id: 'measure', src: 'measure' },
  initial: 'measuring',
  states: {
    measuring: {
      description: 'Counts leave the device.',
      on: { 'measuring.prevented': { target: 'prevented', description: 'Something on the device holds them back.' } },
    },
    prevented: {
      description: 'The foot of the page says that an ad blocker prevents it, and that nothing else suffers.',
      meta: { specification: consentSection },
      tags: 'prevented',
      on: { 'measuring.resumed': { target: 'measuring', description: 'A count has left the device again.' } },
    },
  },
  on: { 'consent.manage': { target: 'managing', description: 'The person wants to see or change the answer.' } },
})

const refused = consentSetup.createStateConfig({
  description: 'Nothing is loaded nor sent.',
  meta: { specification: consentSection },
  on: { 'consent.manage': { target: 'managing', description: 'The person wants to see or change the answer.' } },
})

const managing = consentSetup.createStateConfig({
  description: 'The question is open again, with the present answer; nothing is counted meanwhile.',
  meta: { specification: consentSection },
  tags: 'asking',
  on: {
    'consent.allow': { target: 'allowed', description: 'The person allows it.', actions: answered('allowed') },
    'consent.refuse': { target: 'refused', description: 'The person refuses.', actions: answered('refused') },
    'consent.close': { target: 'deciding', description: 'The answer stays as it was.', actions: 'noteReview' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const consentMachine = consentSetup.createMachine({
  id: 'consent',
  description: 'Whether the pages that a person opens may be counted, asked once on each device.',
  context: ({ input }) => ({ ...input, isFresh: false }),
  initial: 'deciding',
  states: { deciding, asking, allowed, refused, managing },
})

// 3. Types for callers ------------------------------------------

export type ConsentRef = ActorRefFrom<typeof consentMachine>
export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>
