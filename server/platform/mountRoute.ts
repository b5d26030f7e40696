import type { Context } from 'hono'
import { z } from 'zod'
import { fromWire, toWire } from '#contract/case.ts'
import { lastPage, listMeta, paginationHeaders } from '#contract/lists.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { admit } from './admit.ts'
import { answerOnce } from './answerOnce.ts'
import type { App, Env } from './app.ts'
import type { Ctx, SignedInCtx } from './context.ts'
import { callSchema, parseCall } from './parseCall.ts'
import type { Thing } from './placeOf.ts'
import { Problem } from './problem.ts'
import { parseJson, readJsonBytes } from './readJson.ts'
import { readQuery } from './readQuery.ts'
import { requireProvider } from './signature/requireProvider.ts'

type AnyCtx = Ctx | SignedInCtx
type Call = ReturnType<typeof parseCall> & { readonly roles: readonly RoleName[] }
type Steps = {
  readonly handle: (ctx: AnyCtx) => unknown
  readonly discard?: () => Promise<void>
}

/** One route in the form the platform serves; `serve.ts` has checked its types. */
export type MountedRoute = {
  readonly route: Route
  readonly prepare: (ctx: AnyCtx, call: Call) => Promise<Steps>
  /** The thing that a path names, for a path that names no place. */
  readonly thing: ((params: unknown) => Thing) | null
}

/** Mounts one endpoint of the contract: checks access, parses the call, and answers. */
export function mountRoute(app: App, { route, prepare, thing }: MountedRoute): void {
  const schema = callSchema(route)

  app.on(route.method.toUpperCase(), route.path, async (c) => {
    const named = namedBy(c, route, thing)
    const { ctx, rolesAtThing } = await admit(c, route, named.thing)
    if (route.signedBy) await ctx.limits.take('signatureEvent', ctx.address)
    const roles = await admitToPlace(c, route, ctx, { ...named, rolesAtThing })
    const body = route.body && (await readJsonBytes(c.req.raw, route.bodyLimit))
    if (route.signedBy && body) requireProvider(c, ctx, body)
    const input = parseCall(schema, {
      params: route.params && fromWire(c.req.param()),
      query: route.query && readQuery(c.req.url),
      body: body && fromWire(parseJson(body)),
    })
    const { handle, discard } = await prepare(ctx, { ...input, roles })
    let hadNoEffect = true
    const answering = answerOnce(c, route, ctx, input, async (own) => {
      const given = route.answer.parse(await handle(own))
      hadNoEffect = false
      return given
    })
    const answer = await answering
      .catch((error: unknown) => {
        hadNoEffect &&= error instanceof Problem
        throw error
      })
      .finally(() => (hadNoEffect ? discard?.() : undefined))
    if (answer === undefined) return c.newResponse(null, route.status)
    setPagination(c, answer)
    c.header('content-type', 'application/json; charset=utf-8')
    return c.newResponse(JSON.stringify(toWire(answer)), route.status)
  })
}

type NamedByPath = { readonly placeId: string | null; readonly thing: Thing | null }
const inPath = z.object({ placeId: z.uuid() })
const nothing: NamedByPath = { placeId: null, thing: null }

/**
 * Where a route needs its permission: in a place, or in the place of a thing. A malformed identifier is refused together with the
 * other fields of the call.
 */
function namedBy(c: Context<Env>, { permission, params }: Route, thing: MountedRoute['thing']): NamedByPath {
  if (permission === undefined) return nothing
  const parsed = params?.safeParse(fromWire(c.req.param()))
  if (!parsed?.success) return nothing
  return thing
    ? { placeId: null, thing: thing(parsed.data) }
    : { placeId: inPath.parse(parsed.data).placeId, thing: null }
}

type Place = NamedByPath & { readonly rolesAtThing: readonly RoleName[] }

/**
 * Somebody outside the place gets the same refusal as for a thing that does not exist. A member learns which
 * permission is missing.
 */
async function admitToPlace(
  c: Context<Env>,
  { permission }: Route,
  ctx: AnyCtx,
  { placeId, thing, rolesAtThing }: Place,
) {
  if (permission === undefined || !('actor' in ctx) || (placeId === null && thing === null)) return []
  const roles = placeId === null ? rolesAtThing : await c.var.gate.rolesIn(ctx, ctx.actor, placeId)
  if (roles.length === 0) throw new Problem('not_found', 'nothing there that belongs to a place of this person')
  if (!can(roles, permission)) throw new Problem('forbidden', `no role of theirs allows ${permission}`)
  return roles
}

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
