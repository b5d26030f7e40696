import { screenPaths } from '#contract/addresses.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { UserRow } from '#server/services/directory/profile.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderMail } from '#server/services/mails/renderMail.ts'

const paths = {
  passwordChanged: screenPaths.passwordRequest,
  deletionRequested: screenPaths.account,
} as const

/** Mails the owner of an account what was done with it, in their language, so that they can react if it was not them. */
export function sendNotice(
  ctx: Pick<Ctx, 'offer' | 'locale' | 'urlOf' | 'mailer' | 'background' | 'requestId'>,
  person: Pick<UserRow, 'email' | 'displayName' | 'locale'>,
  kind: keyof typeof paths,
): void {
  const { offer, background, mailer } = ctx
  const locale = languageFor(offer, person.locale, ctx.locale)
  const mail = renderMail({ kind, offer, locale, person, link: ctx.urlOf(offer.code) + paths[kind] })
  background.run(`${kind} mail of request ${ctx.requestId}`, () => mailer.send(mail))
}
