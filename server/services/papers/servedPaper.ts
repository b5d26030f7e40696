import type { Context } from 'hono'
import type { z } from 'zod'
import { can, type Permission } from '#contract/permissions.ts'
import { admitPerson } from '#server/platform/admit.ts'
import type { Env } from '#server/platform/app.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Endpoints } from '#server/platform/serve.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { contentDisposition, safeFileName } from '#server/services/files/fileName.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { type PaperWords, paperWords } from './paperWords.ts'

/** Whatever type a browser assumes, the file runs nothing and sends no referrer. Its content may change, so no cache keeps it. */
const headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** A request for a paper, in the language of the screen or of the person's profile rather than the browser's. */
export type PaperCtx = SignedInCtx & { readonly words: PaperWords }
export type MadePaper = { readonly bytes: Uint8Array; readonly name: string }

type Format = 'pdf' | 'ics' | 'csv' | 'bank'
const contentTypes: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  bank: 'application/octet-stream',
}

const fileNameOf = (format: Format, name: string) => {
  if (format === 'pdf') return safeFileName(`${name}.pdf`, 'application/pdf')
  return format === 'bank' ? name : `${name}.${format}`
}

type Paper<Params> = {
  readonly path: string
  readonly params: z.ZodType<Params>
  readonly permission: Permission
  /**
   * An entry for a calendar application, a table for a spreadsheet, or a file for a bank (whose name is complete), instead of a
   * PDF.
   */
  readonly format?: Format
  readonly placeOf: (db: Queryable, params: Params) => Promise<string | null>
  readonly make: (ctx: PaperCtx, params: Params, query: (name: string) => string | undefined) => Promise<MadePaper>
}

/** Serves a paper, generated on request. The browser itself opens it, so its address may carry the token. */
export const servedPaper = <Params>({
  path,
  params,
  permission,
  format = 'pdf',
  placeOf,
  make,
}: Paper<Params>): Endpoints => ({
  mount: (app) =>
    app.get(path, async (c: Context<Env>) => {
      const ctx = await admitPerson(c, { access: 'person', method: 'get', takesTokenFromAddress: true })
      const named = params.safeParse(c.req.param())
      const placeId = named.success ? await placeOf(ctx.db, named.data) : null
      const roles = placeId === null ? [] : await c.var.gate.rolesIn(ctx, ctx.actor, placeId)
      if (!named.success || roles.length === 0) throw new Problem('not_found', 'nothing there that this person sees')
      if (!can(roles, permission)) throw new Problem('forbidden', `no role of theirs allows ${permission}`)
      await ctx.limits.take('paper', ctx.actor.userId)

      const person = await findPersonOfOffer(ctx.db, ctx.actor.userId, ctx.offer.code)
      const locale = languageFor(ctx.offer, c.req.query('locale') ?? person?.locale ?? null, ctx.locale)
      const words = paperWords(locale, ctx.offer)
      const { bytes, name } = await make({ ...ctx, locale, words }, named.data, (key) => c.req.query(key))
      return c.body(Uint8Array.from(bytes), 200, {
        ...headers,
        'content-type': contentTypes[format],
        'content-length': String(bytes.length),
        'content-disposition': contentDisposition(
          format === 'csv' || format === 'bank' ? 'attachment' : 'inline',
          fileNameOf(format, name),
        ),
      })
    }),
})
