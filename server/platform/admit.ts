import type { Context } from 'hono'
import { z } from 'zod'
import type { RoleName } from '#contract/roles.ts'
import { isRefusedWhileImpersonating, type Route } from '#contract/route.ts'
import type { Env } from './app.ts'
import type { Actor, Ctx, SignedInCtx } from './context.ts'
import type { Thing } from './placeOf.ts'
import { Problem } from './problem.ts'

type Guarded = Pick<Route, 'access' | 'method' | 'whileImpersonating'> & {
  /**
   * For a file that a page shows directly: its address carries `access_token`, because an HTML tag sends no header
   * (specification §7).
   */
  readonly takesTokenFromAddress?: boolean
}

type Admitted<C extends Ctx> = {
  readonly ctx: C
  /** The caller's roles in the place of the thing. */
  readonly rolesAtThing: readonly RoleName[]
}

/**
 * Checks the caller, their offer and their current place before any handler runs, whatever the route returns, and reads their
 * roles in the place of a thing.
 */
export async function admit(
  c: Context<Env>,
  route: Guarded,
  thing: Thing | null,
): Promise<Admitted<Ctx | SignedInCtx>> {
  return route.access === 'public' ? { ctx: c.var.ctx, rolesAtThing: [] } : admitTo(c, route, thing)
}

/** The same check for routes that are never public, without a thing. */
export async function admitPerson(c: Context<Env>, route: Guarded): Promise<SignedInCtx> {
  const { ctx } = await admitTo(c, route, null)
  return ctx
}

/** Refuses changes by an administrator who acts in another person's name. */
async function admitTo(c: Context<Env>, route: Guarded, thing: Thing | null): Promise<Admitted<SignedInCtx>> {
  const { ctx, gate } = c.var
  const admission = await gate.authenticate(ctx, bearerOf(c, route), { placeId: placeNamedIn(c), thing })
  if (!admission) throw new Problem('unauthenticated', 'the bearer token opens no session')
  const { actor, rolesAtThing } = admission
  if (actor.offer !== ctx.offer.code) {
    throw new Problem('wrong_offer', 'the session belongs to another offer', { allowedOffer: actor.offer })
  }
  if (actor.impersonatorId && isRefusedWhileImpersonating(route)) {
    throw new Problem('impersonation_refused', 'an administrator changes nothing in the name of somebody else')
  }
  if (route.access === 'administrator' && !actor.isAdministrator) {
    throw new Problem('forbidden', 'administrators only')
  }
  await checkPlace(c, actor)
  return { ctx: { ...ctx, actor }, rolesAtThing }
}

function bearerOf(c: Context<Env>, { takesTokenFromAddress = false }: Guarded) {
  const header = c.req.header('authorization')
  const fromAddress = takesTokenFromAddress ? c.req.query('access_token') : undefined
  const said = header ?? (fromAddress === undefined ? '' : `Bearer ${fromAddress}`)
  const [, bearer] = /^Bearer +([\w.~+/=-]{1,512})$/i.exec(said) ?? []
  if (!bearer) throw new Problem('unauthenticated', 'no bearer token')
  return bearer
}

/** The place of the path, else the current one. */
function placeNamedIn(c: Context<Env>): string | null {
  return z
    .uuid()
    .nullable()
    .catch(null)
    .parse(c.req.param('placeId') ?? c.req.header('x-current-place-id') ?? null)
}

/** Refuses a place that is not the person's instead of silently using another one. */
async function checkPlace(c: Context<Env>, actor: Actor) {
  const header = c.req.header('x-current-place-id')
  if (header === undefined) return
  const place = z.uuid().safeParse(header)
  if (place.success && (await c.var.gate.rolesIn(c.var.ctx, actor, place.data)).length > 0) return
  throw new Problem('forbidden', 'the current place is not one of the person')
}
