import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Account } from '#server/services/directory/profile.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderMail } from '#server/services/mails/renderMail.ts'
import { createLink } from './createLink.ts'
import { deleteLink, type LinkKind } from './links.store.ts'

type LinkCtx = Pick<Ctx, 'db' | 'now' | 'mailer' | 'offer' | 'urlOf' | 'locale' | 'requestId'>
type Addressee = Pick<Account, 'id' | 'email' | 'displayName' | 'locale'>

/**
 * Mails a one-time link; the link of an invitation expires with the invitation at the latest. When the mail is not accepted, the
 * link is revoked, and the next attempt makes another one.
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

  // A person who requests a link gets it in the language of the request. A person locked out by wrong passwords gets it in their
  // own language.
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
    await ctx.db.transaction(async (tx) => {
      await deleteLink(tx, hash)
      const entry = { subjectId: person.id, actor: null, detail: { kind } }
      await audit(tx, ctx, { ...entry, action: 'authentication.withdrawLink' })
    })
    throw error
  }
}
