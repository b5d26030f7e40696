import { screenPaths } from '#contract/addresses.ts'
import { linkLifetime } from '#contract/authentication/authentication.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Account } from '#server/services/directory/profile.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderMail } from '#server/services/mails/renderMail.ts'
import { deleteLink, insertLink, type LinkKind } from './links.store.ts'
import { newToken, sha256 } from './tokens.ts'

const paths = {
  activation: (token: string) => `${screenPaths.passwordActivation}?invitation_token=${token}`,
  reset: (token: string) => `${screenPaths.passwordReset}?reset_password_token=${token}`,
  unlock: (token: string) => `/callback/deblocage?unlock_token=${token}`,
} as const satisfies Record<LinkKind, (token: string) => string>

type Addressee = Pick<Account, 'id' | 'email' | 'displayName' | 'locale'>

/**
 * Sends a one-time link; the link of an invitation expires with the invitation at the latest. When the mail is not
 * accepted, the link is withdrawn and the caller is asked to retry later.
 */
export async function sendLink(
  ctx: Ctx,
  person: Addressee,
  kind: LinkKind,
  invitationId: string | null = null,
): Promise<void> {
  const token = newToken()
  const hash = sha256(token)
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + linkLifetime[kind])
  const row = { hash, kind, userId: person.id, offer: ctx.offer.code, invitationId, createdAt, expiresAt }
  const entry = { subjectId: person.id, actor: null, detail: { kind } }
  await ctx.db.transaction(async (tx) => {
    await insertLink(tx, row)
    await audit(tx, ctx, { ...entry, action: 'authentication.sendLink' })
  })

  // A person who asks for a link reads it in the language of the request. A person whom somebody's tries locked out
  // reads it in their own.
  const own = kind === 'unlock' ? person.locale : null
  const mail = renderMail({
    kind,
    offer: ctx.offer,
    locale: languageFor(ctx.offer, own, ctx.locale),
    person,
    link: ctx.urlOf(ctx.offer.code) + paths[kind](token),
  })
  try {
    await ctx.mailer.send(mail)
  } catch (error) {
    ctx.log.fault(`${kind} mail was not taken over, request ${ctx.requestId}`, error)
    await ctx.db.transaction(async (tx) => {
      await deleteLink(tx, hash)
      await audit(tx, ctx, { ...entry, action: 'authentication.withdrawLink' })
    })
    throw new Problem('unavailable', 'the mail was not taken over', { retryAfter: 60 })
  }
}
