import { z } from 'zod'
import { applicationPaths } from '#contract/addresses.ts'
import { notificationType, topicOfType } from '#contract/notifications.ts'
import { offerCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { defineJob } from '#server/platform/jobs/job.ts'
import { exchangeType } from '#server/services/exchanges/exchange.ts'
import { exchangeMail } from '#server/services/exchanges/exchangeMail.ts'
import { withDigest } from '#server/services/exchanges/mailRhythms.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderNotification } from '#server/services/mails/renderNotification.ts'
import { findAddressees } from './addressees.store.ts'
import { findPlaceName } from './notifications.store.ts'

const told = {
  offer: offerCode,
  type: notificationType,
  label: z.string().optional(),
  isObligatory: z.boolean().optional(),
}

/** Sends one notification to one person, unless they have since read it, left or switched such mails off. */
export const notificationMail = defineJob({
  kind: 'the mail of a notification',
  queue: 'mails',
  data: z.object({ ...told, id: z.uuid() }),
  run: async ({ platform: { db, mailer }, sites }, { id, offer: code, type, label, isObligatory }) => {
    const filter = { topic: topicOfType[type], offer: code, channel: 'email', isObligatory } as const
    const [addressee] = await findAddressees(db, [id], filter)
    if (!addressee || (addressee.readAt && !isObligatory)) return
    const { email, displayName, path, placeId, event, title, author } = addressee
    const offer = offers[code]
    const [usual = 'fr-FR'] = offer.locales
    const site = sites.urlOf(code)
    const mail = renderNotification({
      type,
      event,
      title,
      author,
      placeName: placeId && (await findPlaceName(db, placeId)),
      ...(label && { label }),
      offer,
      locale: languageFor(offer, addressee.locale, usual),
      person: { email, displayName },
      link: site + (path ?? applicationPaths.activity),
      settings: isObligatory ? null : site + applicationPaths.notificationSettings,
    })
    await mailer.send(mail)
  },
})

/** Makes one job for each mail, so that the refusal of one address does not resend another mail. */
export const notificationMails = defineJob({
  kind: 'the mails of a notification',
  queue: 'mails',
  data: z.object({ ...told, isExchange: z.boolean().optional(), ids: z.array(z.uuid()) }),
  run: async ({ platform: { db, jobs } }, { ids, isExchange = false, ...shared }) => {
    const { type, offer, isObligatory } = shared
    const filter = { topic: topicOfType[type], offer, channel: 'email', isObligatory } as const
    const people = await findAddressees(db, ids, filter)
    const waiting = isExchange ? await withDigest(db, idsOf(people)) : new Set()
    const atOnce = people.filter(({ userId }) => !waiting.has(userId))
    if (atOnce.length === 0) return
    // The id of a notification is that of its mail, so that a second run adds none.
    const mails = atOnce.map(({ id, userId }) =>
      isExchange
        ? exchangeMail.of({ id, userId, type: exchangeType.parse(type), offer }, id)
        : notificationMail.of({ ...shared, id }, id),
    )
    await jobs.add(db, ...mails)
  },
})

const idsOf = (people: readonly { readonly userId: string }[]) => people.map(({ userId }) => userId)
