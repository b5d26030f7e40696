import type { ProblemError } from '#contract/problems.ts'
import { ApiError } from '#src/api/api.ts'

/** Why the server said no; anything that is no answer at all (a broken program) is not ours to explain. */
export function refusalOf(error: unknown): Pick<ProblemError, 'code' | 'allowedOffer'> {
  if (!(error instanceof ApiError)) throw error
  return error.first ?? { code: error.status === 0 ? 'unavailable' : 'unexpected' }
}
