import type { OfferCode } from '#contract/offers.ts'

/** The reason of a refused sign-in, for the form (specification §8). */
export type SignInRefusal = {
  /** A code of the API, or `unexpected` without a response. */
  readonly code: string
  /** The server's own message, for a code without a text of the form. */
  readonly message: string | null
  readonly remainingTries: number | null
  /** The offer that the account belongs to. */
  readonly allowedOffer: OfferCode | null
}

/** The rejection of the `signIn` actor; any other rejection is a general failure. */
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

/** The two codes that mean "wrong e-mail or password" and show the snack. */
export const isWrongCombination = ({ code }: SignInRefusal) =>
  code === 'invalid_credentials' || code === 'last_attempt_before_lock'
