import type { OfferCode } from '#contract/offers.ts'

/** Why a sign-in was refused, as far as the form tells it (specification §8). */
export type SignInRefusal = {
  /** A code of the API, or `unexpected` when no answer came. */
  readonly code: string
  /** The server's own sentence, for a code the form has no words for. */
  readonly message: string | null
  readonly remainingTries: number | null
  /** The offer whose site this account may use. */
  readonly allowedOffer: OfferCode | null
}

/** What the `signIn` actor rejects with; any other rejection is a general failure. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
  readonly refusal: SignInRefusal

  constructor(refusal: SignInRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

const generalFailure: SignInRefusal = { code: 'unexpected', message: null, remainingTries: null, allowedOffer: null }

export const readRefusal = (error: unknown): SignInRefusal =>
  error instanceof SignInRefused ? error.refusal : generalFailure

/** The two answers that mean "wrong e-mail or password": those the snack speaks of. */
export const isWrongCombination = ({ code }: SignInRefusal) =>
  code === 'invalid_credentials' || code === 'last_attempt_before_lock'
