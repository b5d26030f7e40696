import type { ProblemError } from '#contract/problems.ts'
import { ApiError } from '#src/api/api.ts'

/** The reason of the server's refusal. Any other error is a bug, so it is rethrown. */
export function refusalOf(error: unknown): Pick<ProblemError, 'code' | 'allowedOffer'> {
  if (!(error instanceof ApiError)) throw error
  return error.first ?? { code: error.status === 0 ? 'unavailable' : 'unexpected' }
}
