/**
 * Callback: where a link in an e-mail, or a partner's page, brings a person back to.
 *
 *   opening → success | expired | wrongOffer | unknown     (the result is in the address)
 *           → unlocking → success | expired | unlockFailed (an unlock link is tried here)
 *
 * The machine reads words of the address as they came; what it does not know is `unknown`.
 */

import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { and, fromPromise, setup } from 'xstate'
import type { CallbackResult } from '#contract/addresses.ts'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

export type CallbackInput = {
  /** The last part of /callback/{type}. */
  readonly type: string | null
  readonly result: string | null
  readonly unlockToken: string | null
  readonly allowedOffer: string | null
}

export type UnlockOutcome = 'unlocked' | 'expired'

const callbackSetup = setup({
  types: {
    context: {} as CallbackInput,
    events: {} as { type: 'unlock.retry' },
    input: {} as CallbackInput,
    tags: {} as 'busy' | 'succeeded' | 'expired' | 'elsewhere' | 'unknown' | 'failed',
    meta: {} as { specification: string },
  },
  actors: {
    unlock: fromPromise<UnlockOutcome, { unlockToken: string }>(missingActor('unlock')),
  },
  guards: {
    isUnlock: ({ context }) => context.type === 'deblocage',
    hasUnlockToken: ({ context }) => Boolean(context.unlockToken),
    isResult: ({ context }, params: { result: CallbackResult }) => context.result === params.result,
    isExpired: (_, params: { output: UnlockOutcome }) => params.output === 'expired',
  },
})

export const callbackMachine = callbackSetup.createMachine({
  id: 'callback',
  description: 'What came of the link a person followed.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'The address of the page says what happened, or what is to be tried.',
      meta: { specification: '§2 Routes: /callback/{type}' },
      always: [
        {
          guard: and(['isUnlock', 'hasUnlockToken']),
          target: 'unlocking',
          description: 'An unlock link: use it now.',
        },
        {
          guard: { type: 'isResult', params: { result: 'success' } },
          target: 'success',
          description: 'The address says that it succeeded.',
        },
        {
          guard: { type: 'isResult', params: { result: 'expired' } },
          target: 'expired',
          description: 'The address says that the link was too old or used.',
        },
        {
          guard: { type: 'isResult', params: { result: 'wrong_offer' } },
          target: 'wrongOffer',
          description: 'The address says that the account lives on another site.',
        },
        { target: 'unknown', description: 'The address says nothing anybody knows.' },
      ],
    },
    unlocking: {
      description: 'The one-time unlock link of a locked account is being used.',
      meta: { specification: '§9 Login lock' },
      tags: 'busy',
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: ({ context }) => ({ unlockToken: present(context.unlockToken) }),
        onDone: [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'expired',
            description: 'The link was too old or already used.',
          },
          { target: 'success', description: 'The account is open again.' },
        ],
        onError: { target: 'unlockFailed', description: 'No answer: the link may still be good.' },
      },
    },
    unlockFailed: {
      description: 'The link could not be tried; it can be tried again.',
      meta: { specification: '§8 Error catalogue' },
      tags: 'failed',
      on: { 'unlock.retry': { target: 'unlocking', description: 'Try the link again.' } },
    },
    success: {
      description: 'It worked: say what, and offer the way on.',
      meta: { specification: '§2 Routes: /callback/{type}' },
      tags: 'succeeded',
    },
    expired: {
      description: "'Lien expiré', with a log-in button.",
      meta: { specification: '§8 Error catalogue: expired link' },
      tags: 'expired',
    },
    wrongOffer: {
      description: 'The account is not valid on this offer: a link leads to its own site.',
      meta: { specification: '§8 Error catalogue: account not valid on this offer' },
      tags: 'elsewhere',
    },
    unknown: {
      description: 'Nothing is known about this address: offer the way to the login form.',
      meta: { specification: '§2 Routes: /callback/{type}' },
      tags: 'unknown',
    },
  },
})

export type CallbackRef = ActorRefFrom<typeof callbackMachine>
export type CallbackSnapshot = SnapshotFrom<typeof callbackMachine>
