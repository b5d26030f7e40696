/**
 * The page that links in e-mails lead to, and the choice of a password.
 *
 *   opening → success                                      (this page has just sent it, and the server accepted)
 *           → unconfirmed | expired | wrongOffer | unknown (the result is in the address)
 *           → unlocking → success | expired | unlockFailed (an unlock link is tried here)
 *
 * Anybody can write an address, so it never proves a success. The machine reads raw words of the address; an unknown word leads to `unknown`.
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
  /** Whether the server has accepted what this page sent. */
  readonly hasSucceeded: boolean
  /** The address of the account whose password was just set, for the login form. */
  readonly email: string | null
  readonly unlockToken: string | null
  readonly allowedOffer: string | null
}

export type UnlockOutcome = 'unlocked' | 'expired'

const callbackSetup = setup({
  types: {
    context: {} as CallbackInput,
    events: {} as { type: 'unlock.retry' },
    input: {} as CallbackInput,
    tags: {} as 'busy' | 'succeeded' | 'unconfirmed' | 'expired' | 'elsewhere' | 'unknown' | 'failed',
    meta: {} as { specification: string },
  },
  actors: {
    unlock: fromPromise<UnlockOutcome, { unlockToken: string }>(missingActor('unlock')),
  },
  guards: {
    isUnlock: ({ context }) => context.type === 'deblocage',
    hasSucceeded: ({ context }) => context.hasSucceeded,
    hasUnlockToken: ({ context }) => Boolean(context.unlockToken),
    isResult: ({ context }, params: { result: CallbackResult }) => context.result === params.result,
    isExpired: (_, params: { output: UnlockOutcome }) => params.output === 'expired',
  },
})

export const callbackMachine = callbackSetup.createMachine({
  id: 'callback',
  description: 'The result of a link that a person followed.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'The address of the page contains the result, or a link to try.',
      meta: { specification: '§2 Routes: /callback/{type}' },
      always: [
        {
          guard: and(['isUnlock', 'hasUnlockToken']),
          target: 'unlocking',
          description: 'An unlock link is used immediately.',
        },
        {
          guard: 'hasSucceeded',
          target: 'success',
          description: 'The server has accepted what this page sent.',
        },
        {
          guard: { type: 'isResult', params: { result: 'success' } },
          target: 'unconfirmed',
          description: 'Only the address speaks of a success.',
        },
        {
          guard: { type: 'isResult', params: { result: 'expired' } },
          target: 'expired',
          description: 'The address says that the link was expired or used.',
        },
        {
          guard: { type: 'isResult', params: { result: 'wrong_offer' } },
          target: 'wrongOffer',
          description: 'The address says that the account belongs to another site.',
        },
        { target: 'unknown', description: 'The address contains no known result.' },
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
            description: 'The link was expired or already used.',
          },
          { target: 'success', description: 'The account is open again.' },
        ],
        onError: { target: 'unlockFailed', description: 'No response: the link may still be valid.' },
      },
    },
    unlockFailed: {
      description: 'The link could not be tried; it can be tried again.',
      meta: { specification: '§8 Error catalogue' },
      tags: 'failed',
      on: { 'unlock.retry': { target: 'unlocking', description: 'The person tries the link again.' } },
    },
    success: {
      description: 'The link worked: the page says what was done and links onward.',
      meta: { specification: '§2 Routes: /callback/{type}' },
      tags: 'succeeded',
    },
    unconfirmed: {
      description:
        'The page says that it cannot confirm the result, and leads to where the portal shows what is recorded.',
      meta: { specification: '§2 Routes: /callback/{type}' },
      tags: 'unconfirmed',
    },
    expired: {
      description: "'Lien expiré', with a log-in button.",
      meta: { specification: '§8 Error catalogue: expired link' },
      tags: 'expired',
    },
    wrongOffer: {
      description: 'The account belongs to another offer: a link leads to its site.',
      meta: { specification: '§8 Error catalogue: account not valid on this offer' },
      tags: 'elsewhere',
    },
    unknown: {
      description: 'The result is unknown: the page links to the login form.',
      meta: { specification: '§2 Routes: /callback/{type}' },
      tags: 'unknown',
    },
  },
})

export type CallbackRef = ActorRefFrom<typeof callbackMachine>
export type CallbackSnapshot = SnapshotFrom<typeof callbackMachine>
