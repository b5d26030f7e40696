import type { OfferCode } from '#contract/offers.ts'
import type { FieldCode, ProblemCode } from '#contract/problems.ts'
import { problemStatus } from '#contract/problems.ts'

type Detail = {
  /** The offer whose site the account may use. */
  allowedOffer?: OfferCode
  remainingTries?: number
  fields?: readonly { field: string; code: FieldCode }[]
  /** Seconds, for 429 and 503. */
  retryAfter?: number
}

/**
 * The only error a verb throws on purpose. `code` is part of the API; `message` is for logs and never contains input.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly detail: Detail

  constructor(code: ProblemCode, message: string, detail: Detail = {}) {
    super(message)
    this.code = code
    this.detail = detail
  }

  get status() {
    return problemStatus[this.code]
  }
}
