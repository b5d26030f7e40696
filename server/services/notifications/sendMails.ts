import { applicationPaths } from '#contract/addresses.ts'
import type { NotificationType } from '#contract/notifications.ts'
import { topicOfType } from '#contract/notifications.ts'
import type { Ctx } from '#server/platform/context.ts'
import { publishersDone } from '#server/services/live/live.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderNotification } from '#server/services/mails/renderNotification.ts'
import { findAddressees } from './addressees.store.ts'

type Told = {
  readonly ids: readonly string[]
  readonly type: NotificationType
  readonly title: string
  readonly author: string | null
  readonly placeName: string | null
  readonly label?: string
}

/**
 * Sends the mails of notifications. It waits until the transaction that writes them has ended, and finds nothing to send
 * after a rollback. A mail that fails is logged, and the others are still sent.
 */
export async function sendMails(ctx: Ctx, { ids, ...told }: Told): Promise<void> {
  const { lastingDb: db, offer, mailer, log } = ctx
  await db.transaction(publishersDone)
  const people = await findAddressees(db, ids, { topic: topicOfType[told.type], offer: offer.code })
  const site = ctx.urlOf(offer.code)
  const [usual = ctx.locale] = offer.locales
  for (const person of people) {
    const locale = languageFor(offer, person.locale, usual)
    const link = site + (person.path ?? applicationPaths.activity)
    const settings = site + applicationPaths.notificationSettings
    const mail = renderNotification({ ...told, offer, locale, person, link, settings })
    await mailer.send(mail).catch((error: unknown) => log.fault('the mail of a notification was not taken over', error))
  }
}
