import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Account } from '#server/services/directory/profile.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderMail } from '#server/services/mails/renderMail.ts'
import { createLink } from './createLink.ts'
import { deleteLink, type LinkKind } from './links.store.ts'

type LinkCtx = Pick<Ctx, 'db' | 'now' | 'mailer' | 'log' | 'offer' | 'urlOf' | 'locale' | 'requestId'>
type Addressee = Pick<Account, 'id' | 'email' | 'displayName' | 'locale'>

class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** Mails a one-time link to somebody who waits for it. When the mail is not accepted, the caller is asked to retry later. */
export async function sendLink(...link: Parameters<typeof mailLink>): Promise<void> {
  try {
    await mailLink(...link)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    throw new Problem('unavailable', error.message, { retryAfter: 60 })
  }
}

/**
 * Mails a one-time link; the link of an invitation expires with the invitation at the latest. When the mail is not accepted, the
 * link is withdrawn: the next try makes another one.
 */
export async function mailLink(
  ctx: LinkCtx,
  person: Addressee,
  kind: LinkKind,
  invitationId: string | null = null,
): Promise<void> {
  const { hash, address } = await ctx.db.transaction((tx) =>
    createLink(tx, ctx, { userId: person.id, kind, invitationId }),
  )

  // A person who asks for a link reads it in the language of the request. A person whom somebody's tries locked out
  // reads it in their own.
  const own = kind === 'unlock' ? person.locale : null
  const mail = renderMail({
    kind,
    offer: ctx.offer,
    locale: languageFor(ctx.offer, own, ctx.locale),
    person,
    link: address,
  })
  try {
    await ctx.mailer.send(mail)
  } catch (error) {
    ctx.log.fault(`${kind} mail was not taken over, request ${ctx.requestId}`, error)
    await ctx.db.transaction(async (tx) => {
      await deleteLink(tx, hash)
      const entry = { subjectId: person.id, actor: null, detail: { kind } }
      await audit(tx, ctx, { ...entry, action: 'authentication.withdrawLink' })
    })
    throw new MailRefused('the mail was not taken over', { cause: error })
  }
}
