/**
 * The life of a request to sign a mandate at a provider, run by the server as the authority.
 *
 *   open → signed | refused | expired | void
 */
import { setup } from 'xstate'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts that guards read. */
type SignatureFacts = {
  /** Whether the mandate still waits for its signature, and has not changed since the person saw it. */
  readonly isCurrent: boolean
  /** Whether the person signed before the request expired and before payments closed for the night. */
  readonly isInTime: boolean
}

export type SignatureAction =
  | { type: 'signature.confirm' }
  | { type: 'signature.refuse' }
  | { type: 'signature.expire' }
  | { type: 'mandate.change' }

const lifecycle = setup({
  types: {
    context: {} as SignatureFacts,
    input: {} as SignatureFacts,
    events: {} as SignatureAction,
    meta: {} as { specification: string },
  },
  guards: {
    isOther: ({ context }) => !context.isCurrent,
    isLate: ({ context }) => !context.isInTime,
  },
})

const specification = '§4 Payment mandate: setup steps'

// 1. States, one constant each ---------------------------------------------------

const open = lifecycle.createStateConfig({
  description: 'The person can sign at the provider. Nothing is signed before the provider says so to the server.',
  meta: { specification },
  on: {
    'signature.confirm': [
      { guard: 'isOther', target: 'void', description: 'The mandate has changed meanwhile: another text was signed.' },
      { guard: 'isLate', target: 'expired', description: 'It was signed after its time, or at night.' },
      { target: 'signed', description: 'The provider has the signed paper, and the portal has checked it.' },
    ],
    'signature.refuse': { target: 'refused', description: 'The person has refused to sign, or given up.' },
    'signature.expire': { target: 'expired', description: 'Ten minutes have passed, or payments have closed.' },
    'mandate.change': {
      target: 'void',
      description: 'The mandate was written anew or given up, or another request takes its place.',
    },
  },
})

const signed = lifecycle.createStateConfig({
  description: 'The mandate is signed: its paper is stored, and what proves the signature is in the chain.',
  meta: { specification },
  type: 'final',
})

const refused = lifecycle.createStateConfig({
  description: 'Not signed: the mandate still waits, and another request can be made.',
  meta: { specification },
  type: 'final',
})

const expired = lifecycle.createStateConfig({
  description: 'Its time is over: the mandate still waits, and another request can be made.',
  meta: { specification },
  type: 'final',
})

const voided = lifecycle.createStateConfig({
  description: 'Whatever the provider says of it does not count.',
  meta: { specification },
  type: 'final',
})

// 2. The chart -------------------------------------------------------------------

export const signatureLifecycle = lifecycle.createMachine({
  id: 'signature',
  description: 'The life of a request to sign a mandate at a provider.',
  context: ({ input }) => input,
  initial: 'open',
  states: { open, signed, refused, expired, void: voided },
})

// 3. Questions -------------------------------------------------------------------

export const { stateAfter: signatureAfter } = askLifecycle(signatureLifecycle)
