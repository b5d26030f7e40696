import { z } from 'zod'
import { screenPaths } from '#contract/addresses.ts'
import { localeCode, offerCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { defineJob } from '#server/platform/jobs/job.ts'
import { findAccountById } from '#server/services/directory/profile.store.ts'
import type { LiveChange } from '#server/services/live/publish.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderMail } from '#server/services/mails/renderMail.ts'
import { findPlaceName, insertNotifications } from '#server/services/notifications/notifications.store.ts'

type Membership = { readonly userId: string; readonly placeId: string; readonly invitedBy: string }

/** Notifies a new member in the portal, and by a separate mail, whatever their notification settings. */
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
  await ctx.jobs.add(tx, membershipMail.of({ userId, offer: ctx.offer.code, locale: ctx.locale }))
  return told ? [{ topic: 'notifications', userId, subjectId: told.id }, seen] : [seen]
}

/** Mails somebody who already uses this site that they have joined a place. */
export const membershipMail = defineJob({
  kind: 'the mail to a new member',
  queue: 'mails',
  data: z.object({ userId: z.uuid(), offer: offerCode, locale: localeCode }),
  run: async ({ platform: { db, mailer }, sites }, { userId, offer: code, locale: atHand }) => {
    const person = await findAccountById(db, userId)
    if (!person) return
    const offer = offers[code]
    const locale = languageFor(offer, person.locale, atHand)
    const link = sites.urlOf(code) + screenPaths.myPlaces
    await mailer.send(renderMail({ kind: 'membership', offer, locale, person, link }))
  },
})
