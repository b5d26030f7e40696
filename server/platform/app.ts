import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { RoleName } from '#contract/roles.ts'
import type { Actor, Ctx } from './context.ts'
import type { Thing } from './placeOf.ts'

/** The place of the header or of the path, and a thing of the path. */
export type Sought = { readonly placeId: string | null; readonly thing: Thing | null }

/** Somebody with a session, and their current roles in the places that the request names: all come from one statement. */
type Admission = {
  readonly actor: Actor
  readonly roles: readonly RoleName[]
  /** The roles in the place of the thing. */
  readonly rolesAtThing: readonly RoleName[]
}

/**
 * Finds the person a bearer token belongs to; `null` = unknown, expired or revoked. Without a place there are no roles. The session
 * area supplies it.
 */
export type Authenticate = (ctx: Ctx, bearer: string, sought: Sought) => Promise<Admission | null>

/**
 * The person's current roles in a place of this offer; empty for somebody who does not belong to it. The places area
 * supplies it. It runs for every place that a path names and for every `X-Current-Place-Id`.
 */
export type RolesIn = (ctx: Ctx, actor: Actor, placeId: string) => Promise<readonly RoleName[]>

/** The two checks that run before any handler. */
export type Gate = { readonly authenticate: Authenticate; readonly rolesIn: RolesIn }

/** Requests made in memory (tests, mocks) have no socket. */
export type Env = { Bindings: Partial<HttpBindings>; Variables: { ctx: Ctx; gate: Gate } }
export type App = Hono<Env>
