import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Actor, Ctx } from './context.ts'

/** Finds who a bearer token belongs to; `null` = unknown, expired or revoked. Supplied by the session area. */
export type Authenticate = (ctx: Ctx, bearer: string) => Promise<Actor | null>

/** May this person look at this place? Supplied by the places area, asked for every `X-Current-Place-Id`. */
export type CanSeePlace = (ctx: Ctx, actor: Actor, placeId: string) => Promise<boolean>

/** The two questions that are asked before any handler runs. */
export type Gate = { readonly authenticate: Authenticate; readonly canSeePlace: CanSeePlace }

/** Requests made in memory (tests, mocks) have no socket behind them. */
export type Env = { Bindings: Partial<HttpBindings>; Variables: { ctx: Ctx; gate: Gate } }
export type App = Hono<Env>
