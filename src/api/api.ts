import type { ProblemBody } from '#contract/problems.ts'
import type { Route, RouteAnswer, RouteInput } from '#contract/route.ts'

export type CallOptions = {
  readonly signal?: AbortSignal
  /** One key per intention: the server answers a repeated request without repeating its effect. */
  readonly idempotencyKey?: string
  /** Calls the `ioni` service instead of v1 or v2 (specification §7). */
  readonly ioni?: boolean
  /** Lets the request finish after the page is closed. */
  readonly keepalive?: boolean
  /** Sends no place: the request does not depend on the selected one, which may even belong to somebody else. */
  readonly isPlaceless?: boolean
  /** Replaces `fetch`, for example with one that reports upload progress. */
  readonly fetch?: typeof globalThis.fetch
}

/** Calls one endpoint of the contract. Types check the input; the answer is parsed before anybody reads it. */
export type Api = <R extends Route>(route: R, input: RouteInput<R> & CallOptions) => Promise<RouteAnswer<R>>

/** Any unsuccessful answer rejects with its status, status text and body; `status` 0 = the network did not answer. */
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

  /** The first error decides the message that the person reads. */
  get first() {
    return this.problem?.errors[0]
  }
}
