import type { ProblemBody } from '#contract/problems.ts'
import type { Route, RouteAnswer, RouteInput } from '#contract/route.ts'

/** Calls one endpoint of the contract: input is checked by the types, the answer is parsed before anyone sees it. */
export type Api = <R extends Route>(
  route: R,
  input: RouteInput<R> & { signal?: AbortSignal },
) => Promise<RouteAnswer<R>>

/** Any non-ok answer rejects with its status, status text and body; `status` 0 = the network did not answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly statusText: string
  readonly problem: ProblemBody | null

  constructor(status: number, statusText: string, problem: ProblemBody | null) {
    super(problem?.errors[0]?.code ?? `${status} ${statusText}`)
    this.status = status
    this.statusText = statusText
    this.problem = problem
  }

  /** The first error decides what the person is told. */
  get first() {
    return this.problem?.errors[0]
  }
}
