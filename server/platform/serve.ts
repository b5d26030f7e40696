import type { Context } from 'hono'
import { z } from 'zod'
import { fromWire, toWire } from '#contract/case.ts'
import { lastPage, listMeta, paginationHeaders } from '#contract/lists.ts'
import type { Permission } from '#contract/permissions.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Route, RouteAnswer, RouteOutput } from '#contract/route.ts'
import { admit } from './admit.ts'
import { answerOnce } from './answerOnce.ts'
import type { App, Env } from './app.ts'
import type { Ctx, SignedInCtx } from './context.ts'
import type { Queryable } from './database.ts'
import { callSchema, parseCall } from './parseCall.ts'
import { Problem } from './problem.ts'
import { readJson } from './readJson.ts'
import { readQuery } from './readQuery.ts'

/** What a handler receives: its context, signed in unless the route is public; the caller's roles in the place; its input. */
type Call<R extends Route> = {
  readonly ctx: R['access'] extends 'public' ? Ctx : SignedInCtx
} & (R extends { readonly permission: Permission } ? { readonly roles: readonly RoleName[] } : unknown) &
  RouteOutput<R>

/** A route that answers nothing is served by a verb that returns nothing. */
type Answered<R extends Route> =
  RouteAnswer<R> extends undefined ? Promise<void> : Promise<RouteAnswer<R>> | RouteAnswer<R>
type Handler<R extends Route> = (call: Call<R>) => Answered<R>
type Steps<R extends Route, Prepared> = {
  /** What takes long and no row knows of: it runs before the transaction of a request that carries an `Idempotency-Key`. */
  readonly prepare: (call: Call<R>) => Promise<Prepared>
  readonly handle: (call: Call<R>, prepared: Prepared) => Answered<R>
  /**
   * Takes back what was prepared and surely came to nothing: the handler refused, or an equal request had its answer
   * already. After any other failure nobody knows what was committed.
   */
  readonly discard?: (call: Call<R>, prepared: Prepared) => Promise<void>
}

/** The place that what a path names belongs to; `null` = there is no such thing. Supplied by the store of the area. */
type PlaceOf<Params = unknown> = (db: Queryable, params: Params) => Promise<string | null>
/** Asked for by the compiler where a permission counts in a place that the path does not name itself. */
type Finding<R extends Route> = R extends { readonly permission: Permission; readonly params: infer Params }
  ? R['path'] extends `${string}/:placeId${string}`
    ? []
    : [placeOf: PlaceOf<z.output<Params>>]
  : []

/** Puts one endpoint of the contract on the application: who may call, what may arrive, what goes out. */
export function serve<R extends Route>(app: App, route: R, handler: Handler<R>, ...finding: Finding<R>): void {
  serveInSteps(app, route, { prepare: async () => undefined, handle: handler }, ...finding)
}

/** The same for an endpoint with work to do beforehand. */
export function serveInSteps<R extends Route, Prepared>(
  app: App,
  route: R,
  { prepare, handle, discard }: Steps<R, Prepared>,
  ...finding: Finding<R>
): void {
  // The schemas of this very route have checked what passes here; TypeScript cannot follow a generic that far.
  const call = z.custom<Call<R>>((value) => typeof value === 'object')
  const [found = placeOfPath]: readonly unknown[] = finding
  const placeOf = z.custom<PlaceOf>((value) => typeof value === 'function').parse(found)
  const schema = callSchema(route)

  app.on(route.method.toUpperCase(), route.path, async (c) => {
    const ctx = await admit(c, route)
    const roles = await admitToPlace(c, route, ctx, placeOf)
    const input = parseCall(schema, {
      params: route.params && fromWire(c.req.param()),
      query: route.query && readQuery(c.req.url),
      body: route.body && fromWire(await readJson(c.req.raw, route.bodyLimit)),
    })
    const prepared = await prepare(call.parse({ ctx, roles, ...input }))
    let isVain = true
    const answering = answerOnce(c, route, ctx, input, async (own) => {
      const given = route.answer.parse(await handle(call.parse({ ctx: own, roles, ...input }), prepared))
      isVain = false
      return given
    })
    const answer = await answering
      .catch((error: unknown) => {
        isVain &&= error instanceof Problem
        throw error
      })
      .finally(() => (isVain ? discard?.(call.parse({ ctx, roles, ...input }), prepared) : undefined))
    if (answer === undefined) return c.newResponse(null, route.status)
    setPagination(c, answer)
    c.header('content-type', 'application/json; charset=utf-8')
    return c.newResponse(JSON.stringify(toWire(answer)), route.status)
  })
}

/**
 * Whoever does not belong to the place learns no more than that there is nothing, and as much of what does not exist; a
 * member learns what they lack.
 */
async function admitToPlace(c: Context<Env>, route: Route, ctx: Ctx | SignedInCtx, placeOf: PlaceOf) {
  const { permission } = route
  if (permission === undefined || !('actor' in ctx)) return []
  const params = route.params?.safeParse(fromWire(c.req.param()))
  // What is no identifier at all is refused with the other fields of the call.
  if (!params?.success) return []
  const placeId = await placeOf(ctx.db, params.data)
  const roles = placeId === null ? [] : await c.var.gate.rolesIn(ctx, ctx.actor, placeId)
  if (roles.length === 0) throw new Problem('not_found', 'nothing there that belongs to a place of this person')
  if (!can(roles, permission)) throw new Problem('forbidden', `no role of theirs allows ${permission}`)
  return roles
}

const inPath = z.object({ placeId: z.uuid() })
const placeOfPath: PlaceOf = async (_, params) => inPath.parse(params).placeId

const paginated = z.object({ meta: listMeta })

function setPagination(c: Context<Env>, answer: unknown) {
  const list = paginated.safeParse(answer)
  if (!list.success) return
  const { meta } = list.data
  c.header(paginationHeaders.page, String(meta.page))
  c.header(paginationHeaders.perPage, String(meta.perPage))
  c.header(paginationHeaders.total, String(meta.total))
  c.header(paginationHeaders.lastPage, String(lastPage(meta)))
}
