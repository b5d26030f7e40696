import type { Context } from 'hono'
import { maxInboundMail } from '#contract/inboundMails.ts'
import type { Env } from '#server/platform/app.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { readBytes } from '#server/platform/readJson.ts'
import type { ExchangeSource } from './exchange.ts'

/** Processes a mail that was sent to a reply address. */
export type TakeMail = (ctx: Ctx, mail: Uint8Array) => Promise<void>

/** The libraries that read mails are loaded with the first one. */
export const takeMailFor =
  (sources: readonly ExchangeSource[]): TakeMail =>
  async (ctx, mail) => {
    const [{ readMail }, { takeReply }] = await Promise.all([import('./readMail.ts'), import('./takeReply.ts')])
    await takeReply(ctx, await readMail(mail), sources)
  }

/** Accepts a mail from the mail server, which proves its identity with its secret. */
export const takeInboundMail = (takeMail: TakeMail) => async (c: Context<Env>) => {
  const { ctx } = c.var
  await ctx.limits.take('inboundMail', ctx.address)
  const [, secret = ''] = /^Bearer +(\S{1,500})$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (!ctx.replies?.isFromMailServer(secret)) throw new Problem('unauthenticated', 'the mail server has another secret')
  if (!/^message\/rfc822\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Problem('unsupported_media_type', 'the body is not message/rfc822')
  }
  await takeMail(ctx, await readBytes(c.req.raw, maxInboundMail))
  return c.body(null, 204)
}
