import type { Context } from 'hono'
import { z } from 'zod'
import type { ZodMiniType } from 'zod/mini'
import type { LocaleCode } from '#contract/offers.ts'
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
import { byteOrderMark, type Cell, csvLines } from './writeCsv.ts'

type Rows = readonly (readonly Cell[])[]
type Call<Query> = { readonly placeId: string; readonly roles: readonly RoleName[]; readonly query: Query }
type MadeCsv = {
  /** Without the extension. */
  readonly name: string
  readonly header: readonly string[]
  /** Read while the browser takes them, batch after batch. */
  readonly batches: () => AsyncIterable<Rows>
}

type Csv<Query> = {
  readonly path: `${string}/:placeId/${string}`
  readonly query: ZodMiniType<Query>
  readonly permission: Permission
  readonly make: (ctx: SignedInCtx, call: Call<Query>) => Promise<MadeCsv>
}

const inPath = z.object({ placeId: z.uuid() })

/** Serves a list of a place as CSV, in the language of the screen. Its address may carry the token, as that of a paper. */
export const servedCsv = <Query>({ path, query, permission, make }: Csv<Query>): Endpoints => ({
  mount: (app) =>
    app.get(path, async (c: Context<Env>) => {
      const ctx = await admitPerson(c, { access: 'person', method: 'get', takesTokenFromAddress: true })
      const named = inPath.safeParse(c.req.param())
      const roles = named.success ? await c.var.gate.rolesIn(ctx, ctx.actor, named.data.placeId) : []
      if (!named.success || roles.length === 0) throw new Problem('not_found', 'nothing there that this person sees')
      if (!can(roles, permission)) throw new Problem('forbidden', `no role of theirs allows ${permission}`)
      const filters = query.safeParse(readQuery(c.req.url))
      if (!filters.success) throw new Problem('invalid_value', 'a filter is not valid')
      await ctx.limits.take('paper', ctx.actor.userId)

      const person = await findPersonOfOffer(ctx.db, ctx.actor.userId, ctx.offer.code)
      const locale = languageFor(ctx.offer, c.req.query('locale') ?? person?.locale ?? null, ctx.locale)
      const call = { placeId: named.data.placeId, roles, query: filters.data }
      const { name, header, batches } = await make({ ...ctx, locale }, call)
      return c.body(streamOf(locale, header, batches()), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition('attachment', `${name}.csv`),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
    }),
})

/** Reads a batch whenever the browser has taken the one before. */
function streamOf(locale: LocaleCode, header: readonly string[], batches: AsyncIterable<Rows>) {
  const encoder = new TextEncoder()
  const rows = batches[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + csvLines(locale, [header]))),
    pull: async (controller) => {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(csvLines(locale, value)))
    },
    cancel: async () => void (await rows.return?.()),
  })
}
