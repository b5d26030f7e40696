import { type LocaleCode, localeCode } from '#contract/offers.ts'
import { screenPaths } from '#contract/screens.ts'
import { renderMail } from '../mails/renderMail.ts'
import type { SignedInCtx } from '../platform/context.ts'
import type { Account } from '../profile/profile.store.ts'

/** Tells somebody who uses this site already that a place has opened to them, once the answer has left. */
export function tellNewMember(ctx: SignedInCtx, account: Account): void {
  const { offer } = ctx
  ctx.background.run('the mail to a new member', () =>
    ctx.mailer.send(
      renderMail({
        kind: 'membership',
        offer,
        locale: localeOf(ctx, account),
        person: account,
        link: ctx.urlOf(offer.code) + screenPaths.myPlaces,
      }),
    ),
  )
}

function localeOf({ offer, locale }: SignedInCtx, account: Account): LocaleCode {
  const own = localeCode.safeParse(account.locale)
  return own.success && offer.locales.includes(own.data) ? own.data : locale
}
