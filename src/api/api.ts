import type { ProblemBody } from '#contract/problems.ts'
import type { Route, RouteAnswer, RouteInput } from '#contract/route.ts'

export type CallOptions = {
  readonly signal?: AbortSignal
  /** One key per intention: the server answers a repeated one without doing it twice. */
  readonly idempotencyKey?: string
  /** Asks the `ioni` service instead of v1 or v2 (specification §7). */
  readonly ioni?: boolean
  /** Lets the request end after the page is gone. */
  readonly keepalive?: boolean
  /** Names no place: what is asked does not depend on the selected one, which may even be somebody else's. */
  readonly isPlaceless?: boolean
  /** Sends it another way, such as one that tells how much has left. */
  readonly fetch?: typeof globalThis.fetch
}

/** Calls one endpoint of the contract: input is checked by the types, the answer is parsed before anyone sees it. */
export type Api = <R extends Route>(route: R, input: RouteInput<R> & CallOptions) => Promise<RouteAnswer<R>>

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
