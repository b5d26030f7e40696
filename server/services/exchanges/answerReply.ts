import type { SignedInCtx } from '#server/platform/context.ts'
import type { Account } from '#server/services/directory/profile.store.ts'
import { renderReplyAnswer } from '#server/services/mails/renderReplyAnswer.ts'
import { obstacleIn, type ReplyObstacle } from './replyObstacle.ts'

type Answer = {
  readonly obstacle: ReplyObstacle
  /** The text that was not posted. */
  readonly body: string
  readonly files: readonly string[]
}

/**
 * Mails a person why their reply was not posted, or not completely, with its text. It goes only to the address of their account,
 * so that it cannot be directed at anybody else. The limit stops two machines that answer each other.
 */
export async function answerReply(ctx: SignedInCtx, account: Account, answer: Answer): Promise<void> {
  const { offer, locale } = ctx
  if (await obstacleIn(() => ctx.limits.take('replyAnswer', account.id))) {
    return ctx.log.info('a reply by mail was refused without an answer')
  }
  const link = ctx.urlOf(offer.code)
  const mail = renderReplyAnswer({ ...answer, offer, locale, person: account, link })
  await ctx.mailer.send(mail)
  ctx.log.info(`a reply by mail was refused: ${answer.obstacle}`)
}
