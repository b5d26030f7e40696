import { screenPaths } from '#contract/addresses.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Account } from '#server/services/directory/profile.store.ts'
import type { LiveChange } from '#server/services/live/publish.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderMail } from '#server/services/mails/renderMail.ts'
import { findPlaceName, insertNotifications } from '#server/services/notifications/notifications.store.ts'

type Membership = { readonly userId: string; readonly placeId: string; readonly invitedBy: string }

/** Notifies a new member in the portal. A separate mail goes out whatever their notification settings say. */
export async function noteNewMember(
  tx: Transaction,
  ctx: SignedInCtx,
  membership: Membership,
): Promise<readonly LiveChange[]> {
  const { userId, placeId, invitedBy } = membership
  const title = (await findPlaceName(tx, placeId)) ?? ''
  const path = screenPaths.myPlaces
  const row = { userId, placeId, type: 'notification', title, author: invitedBy, path, createdAt: ctx.now() }
  const [told] = await insertNotifications(tx, [row])
  const seen = { topic: 'places', userId, placeId } as const
  return told ? [{ topic: 'notifications', userId, subjectId: told.id }, seen] : [seen]
}

/** Mails somebody who already uses this site that they have joined a place, after the response is sent. */
export function tellNewMember(ctx: SignedInCtx, account: Account): void {
  const { offer } = ctx
  ctx.background.run('the mail to a new member', () =>
    ctx.mailer.send(
      renderMail({
        kind: 'membership',
        offer,
        locale: languageFor(offer, account.locale, ctx.locale),
        person: account,
        link: ctx.urlOf(offer.code) + screenPaths.myPlaces,
      }),
    ),
  )
}
