import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { RoleName } from '#contract/roles.ts'
import type { Actor, Ctx } from './context.ts'

/** Finds who a bearer token belongs to; `null` = unknown, expired or revoked. Supplied by the session area. */
export type Authenticate = (ctx: Ctx, bearer: string) => Promise<Actor | null>

/**
 * What this person is in a place of this offer, as things stand now; nothing for whoever does not belong to it. Supplied by
 * the places area, asked for every place a path names and for every `X-Current-Place-Id`.
 */
export type RolesIn = (ctx: Ctx, actor: Actor, placeId: string) => Promise<readonly RoleName[]>

/** The two questions that are asked before any handler runs. */
export type Gate = { readonly authenticate: Authenticate; readonly rolesIn: RolesIn }

/** Requests made in memory (tests, mocks) have no socket behind them. */
export type Env = { Bindings: Partial<HttpBindings>; Variables: { ctx: Ctx; gate: Gate } }
export type App = Hono<Env>
