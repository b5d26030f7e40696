import { z } from 'zod'
import type { Permission } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Route, RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { App } from './app.ts'
import type { Ctx, SignedInCtx } from './context.ts'
import { type MountedRoute, mountRoute } from './mountRoute.ts'
import type { PlaceOf } from './placeOf.ts'

type CtxOf<R extends Route> = R['access'] extends 'public' ? Ctx : SignedInCtx
/** The parsed request, and the caller's roles in the place when the route has a permission. */
type Call<R extends Route> = RouteOutput<R> &
  (R extends { readonly permission: Permission } ? { readonly roles: readonly RoleName[] } : unknown)
/** A route without an answer is served by a verb that returns nothing. */
type Answered<R extends Route> =
  RouteAnswer<R> extends undefined ? Promise<void> : Promise<RouteAnswer<R>> | RouteAnswer<R>

/** Serves one route, given its context (signed in unless the route is public) and the parsed request. */
type Verb<R extends Route> = (ctx: CtxOf<R>, call: Call<R>) => Answered<R>

/** The steps that follow the slow part. */
export type Steps<R extends Route> = {
  readonly handle: (ctx: CtxOf<R>) => Answered<R>
  /**
   * Undoes the preparation when it certainly had no effect: the handler refused, or an equal request already had its
   * answer. After any other failure, it is unknown whether the transaction committed.
   */
  readonly discard?: () => Promise<void>
}
/** A verb whose slow part changes no row, so it runs before the transaction of a request with an `Idempotency-Key`. */
type VerbInSteps<R extends Route> = { readonly prepare: (ctx: CtxOf<R>, call: Call<R>) => Promise<Steps<R>> }

type Routes = Readonly<Record<string, Route>>
type Verbs<R extends Routes> = { readonly [K in keyof R]: Verb<R[K]> | VerbInSteps<R[K]> }

/** Parameters of the routes that need a permission in a place but do not name that place in their path. */
type Named<R extends Routes> = {
  [K in keyof R]: R[K] extends { readonly permission: Permission; readonly params: infer Params }
    ? R[K]['path'] extends `${string}/:placeId${string}`
      ? never
      : z.output<Params>
    : never
}[keyof R]
/** The compiler requires a finder where it is needed. */
type Finding<R extends Routes> = [Named<R>] extends [never] ? [] : [placeOf: PlaceOf<Named<R>>]

/** Endpoints that a manifest mounts on the application. */
export type Endpoints = { readonly mount: (app: App) => void }

/** Serves every route of one table of the contract with its verb. */
export function served<const R extends Routes>(routes: R, verbs: Verbs<R>, ...finding: Finding<R>): Endpoints {
  const [placeOf = null]: readonly unknown[] = finding
  const thing = placeOf === null ? null : anyPlaceOf.parse(placeOf).thing
  return {
    mount: (app) => {
      for (const [name, route] of Object.entries(routes)) {
        mountRoute(app, {
          route,
          prepare: prepareOf(verbs[name]),
          thing: route.path.includes('/:placeId') ? null : thing,
        })
      }
    },
  }
}

// The schemas of each route check these values; TypeScript cannot follow a generic that far.
const anyPlaceOf = z.custom<PlaceOf<unknown>>((value) => typeof value === 'function' && 'thing' in value)
const anyPrepare = z.custom<MountedRoute['prepare']>((value) => typeof value === 'function')
const anyVerb = z.custom<(...call: Parameters<MountedRoute['prepare']>) => unknown>(
  (value) => typeof value === 'function',
)

function prepareOf(verb: unknown): MountedRoute['prepare'] {
  if (typeof verb === 'object') return z.object({ prepare: anyPrepare }).parse(verb).prepare
  const handle = anyVerb.parse(verb)
  return async (_, call) => ({ handle: (ctx) => handle(ctx, call) })
}
