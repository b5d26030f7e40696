import { replyDays } from '#contract/inboundMails.ts'
import { can } from '#contract/permissions.ts'
import { longTextLimit } from '#contract/text.ts'
import type { Ctx, SignedInCtx } from '#server/platform/context.ts'
import { idFrom } from '#server/platform/idFrom.ts'
import { type Account, findAccountById } from '#server/services/directory/profile.store.ts'
import { answerReply } from './answerReply.ts'
import { cutQuote } from './cutQuote.ts'
import type { ExchangeSource } from './exchange.ts'
import { findExchange } from './exchangeMails.store.ts'
import { mailExchanges } from './mailExchanges.ts'
import type { ReceivedMail } from './readMail.ts'
import { replyContext } from './replyContext.ts'
import { obstacleIn, type ReplyObstacle } from './replyObstacle.ts'
import { takeFiles } from './takeFiles.ts'
import { unreadOf } from './unreadOf.ts'

const day = 24 * 3_600_000

/**
 * Posts a reply in the person's name, or mails them why it was not posted, with their text. An automatic mail, or one to an
 * unknown address, is ignored. Throws only errors that a retry may resolve.
 */
export async function takeReply(ctx: Ctx, mail: ReceivedMail, sources: readonly ExchangeSource[]): Promise<void> {
  const id = mail.recipients.map((address) => ctx.replies?.idOf(address)).find((known) => known)
  const exchange = !id || mail.isAutomatic ? null : await findExchange(ctx.db, id)
  const account = exchange && (await findAccountById(ctx.db, exchange.userId))
  const source = sources.find(({ type }) => type === exchange?.type)
  if (!exchange || !account || !source) return ctx.log.info('a mail was ignored: no reply of a person')

  const { subjectId, mailedAt } = exchange
  const reply = { id: idOf(exchange.id, mail), subjectId, body: cutQuote(mail.text), files: mail.files }
  if (await source.isPosted(ctx.db, reply.id)) return
  const { own, roles } = await replyContext(ctx, { account, placeId: await source.placeOf(ctx.db, subjectId) })
  const obstacle =
    (await obstacleIn(() => ctx.limits.take('mailReply', account.id))) ??
    (mail.from === account.email ? null : 'otherAddress') ??
    (ctx.now().getTime() - mailedAt.getTime() > replyDays * day ? 'expired' : null) ??
    (can(roles, source.permission) ? null : 'gone') ??
    obstacleTo(reply)
  if (obstacle) return answerReply(own, account, { obstacle, body: reply.body, files: [] })
  await mailMissed(own, sources, exchange)
  await post(own, account, { ...reply, roles, source })
}

type Reply = Pick<ReceivedMail, 'files'> & { readonly id: string; readonly subjectId: string; readonly body: string }

function obstacleTo({ body, files }: Reply): ReplyObstacle | null {
  if (body.length > longTextLimit) return 'tooLong'
  return body === '' && files.length === 0 ? 'empty' : null
}

/** A reply marks the exchange as read, so messages since the last mail are mailed first. */
async function mailMissed(
  ctx: SignedInCtx,
  sources: readonly ExchangeSource[],
  { userId, type, subjectId }: { readonly userId: string; readonly type: string; readonly subjectId: string },
) {
  const offer = ctx.offer.code
  const unread = await unreadOf(ctx.db, userId, offer)
  const subjectOf = sources.find((source) => source.type === type)?.subjectOf
  const told = unread.filter((one) => one.type === type && one.path && subjectOf?.(one.path) === subjectId)
  await mailExchanges(ctx, sources, { offer, told })
}

type Posting = Reply & { readonly source: ExchangeSource; readonly roles: Parameters<typeof can>[0] }

async function post(ctx: SignedInCtx, account: Account, { source, files, body, ...reply }: Posting) {
  const { ids: attachmentIds, refused } = await takeFiles(ctx, files)
  const isEmpty = body === '' && attachmentIds.length === 0
  const obstacle = isEmpty ? null : await obstacleIn(() => source.post(ctx, { ...reply, body, attachmentIds }))
  if (obstacle) return answerReply(ctx, account, { obstacle, body, files: [] })
  if (refused.length > 0) await answerReply(ctx, account, { obstacle: 'files', body: '', files: refused })
  ctx.log.info('a reply by mail was posted')
}

/** The same mail to the same address has the same id, however often it arrives. */
const idOf = (exchangeId: string, { messageId, from, text }: ReceivedMail) =>
  idFrom(JSON.stringify([exchangeId, messageId ?? [from, text]]))
