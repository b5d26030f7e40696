import type * as z from 'zod/mini'
import type { Permission } from './permissions.ts'
import type { ProblemCode } from './problems.ts'

/**
 * Who may call a route: `public` anyone; `person` a signed-in user of this offer; `administrator` one who may impersonate.
 * Rows of the permission table (specification §6) are tested from this field.
 */
type Access = 'public' | 'person' | 'administrator'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * One endpoint, described once: the server serves it, the client calls it, the API page and the fuzz test read it.
 * Schemas are in camelCase; the wire is snake_case (see case.ts). Path parameters are written `:name`.
 */
export type Route<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: Access
  /**
   * The permission (permissions.ts) that the caller needs in the place of `:placeId`, or in the place of the thing that the
   * path names. For a caller who is not a member, neither exists.
   */
  readonly permission?: Permission
  /** Whether an administrator may call it during impersonation; by default they may read but change nothing. */
  readonly whileImpersonating?: boolean
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Who signs the body of a public call (HMAC-SHA256 of `Signature-Timestamp`, a dot and the body, as hexadecimal digits in `Signature`). */
  readonly signedBy?: 'signatureProvider'
  /** The maximum size of the body in bytes, if it may be larger than usual. */
  readonly bodyLimit?: number
  /** Honours `Idempotency-Key`: equal requests have one effect and one response; the same key with another body is refused. */
  readonly isIdempotent?: boolean
  /** Status of success; `empty` answers (201, 202, 204) carry no body. */
  readonly status: 200 | 201 | 202 | 204
  readonly answer: Answer
  /**
   * Refusals beyond those that any route can answer (400, 401, 403 with its impersonation_refused, 413, 415, 422, 429, 500, 503).
   */
  readonly refusals: readonly ProblemCode[]
}

/** During impersonation, an administrator reads what the person reads, but never votes, signs or pays for them. */
export const isRefusedWhileImpersonating = ({
  method,
  whileImpersonating = method === 'get',
}: Pick<Route, 'method' | 'whileImpersonating'>): boolean => !whileImpersonating

/** Keeps the literal schema types of a route while checking its shape. */
export const route = <const R extends Route>(definition: R): R => definition

type Input<R extends Route, Key extends 'params' | 'query' | 'body'> = R[Key] extends z.ZodMiniType
  ? { [K in Key]: z.input<R[Key]> }
  : unknown
type Output<R extends Route, Key extends 'params' | 'query' | 'body'> = R[Key] extends z.ZodMiniType
  ? { [K in Key]: z.output<R[Key]> }
  : unknown

/** The input that a caller supplies, and the parsed input that a handler receives. */
export type RouteInput<R extends Route> = Input<R, 'params'> & Input<R, 'query'> & Input<R, 'body'>
export type RouteOutput<R extends Route> = Output<R, 'params'> & Output<R, 'query'> & Output<R, 'body'>
export type RouteAnswer<R extends Route> = z.output<R['answer']>
