import type { Context } from 'hono'
import type { ZodMiniType } from 'zod/mini'
import { can, type Permission } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { admitPerson } from '#server/platform/admit.ts'
import type { Env } from '#server/platform/app.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { readQuery } from '#server/platform/readQuery.ts'
import type { Endpoints } from '#server/platform/serve.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { contentDisposition } from '#server/services/files/fileName.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'

type Call<Params, Query> = { readonly params: Params; readonly roles: readonly RoleName[]; readonly query: Query }
type Made = {
  readonly fileName: string
  /** Produced one by one, as fast as the browser reads them. */
  readonly chunks: AsyncIterable<string>
}

type Streamed<Params, Query> = {
  readonly path: `${string}/:placeId/${string}`
  readonly params: ZodMiniType<Params>
  readonly query: ZodMiniType<Query>
  readonly permission: Permission
  readonly contentType: string
  readonly make: (ctx: SignedInCtx, call: Call<Params, Query>) => Promise<Made>
}

/**
 * Serves a text of a place that may not fit into memory, in the language of the screen. Its address may carry the token, like
 * that of a paper.
 */
export const servedStream = <Params extends { readonly placeId: string }, Query>({
  path,
  params,
  query,
  permission,
  contentType,
  make,
}: Streamed<Params, Query>): Endpoints => ({
  mount: (app) =>
    app.get(path, async (c: Context<Env>) => {
      const ctx = await admitPerson(c, { access: 'person', method: 'get', takesTokenFromAddress: true })
      const named = params.safeParse(c.req.param())
      const roles = named.success ? await c.var.gate.rolesIn(ctx, ctx.actor, named.data.placeId) : []
      if (!named.success || roles.length === 0) throw new Problem('not_found', 'nothing there that this person sees')
      if (!can(roles, permission)) throw new Problem('forbidden', `no role of theirs allows ${permission}`)
      const filters = query.safeParse(readQuery(c.req.url))
      if (!filters.success) throw new Problem('invalid_value', 'a filter is not valid')
      await ctx.limits.take('paper', ctx.actor.userId)

      const person = await findPersonOfOffer(ctx.db, ctx.actor.userId, ctx.offer.code)
      const locale = languageFor(ctx.offer, c.req.query('locale') ?? person?.locale ?? null, ctx.locale)
      const { fileName, chunks } = await make({ ...ctx, locale }, { params: named.data, roles, query: filters.data })
      return c.body(streamOf(chunks), 200, {
        'content-type': contentType,
        'content-disposition': contentDisposition('attachment', fileName),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
    }),
})

/** Reads a chunk whenever the browser has taken the previous one. */
function streamOf(chunks: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  const read = chunks[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await read.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await read.return?.()),
  })
}
