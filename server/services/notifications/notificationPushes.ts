import { z } from 'zod'
import { applicationPaths } from '#contract/addresses.ts'
import { notificationType, topicOfType } from '#contract/notifications.ts'
import { localeCode, offerCode } from '#contract/offers.ts'
import type { PushMessage } from '#contract/push.ts'
import { offers } from '#offers/offers.ts'
import type { Platform } from '#server/platform/context.ts'
import { idFrom } from '#server/platform/idFrom.ts'
import { defineJob } from '#server/platform/jobs/job.ts'
import { deleteSubscription, findDevice, findDevices } from '#server/services/access/pushSubscriptions.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { findAddressees } from './addressees.store.ts'
import { labelOf, titleOfTest } from './pushTexts.ts'

const told = { offer: offerCode, type: notificationType, label: z.string().optional() }

/** Sends a message to one device, and forgets a device that has ended its subscription. */
async function sendTo({ db, push, now }: Platform, id: string, message: PushMessage): Promise<void> {
  const device = push && (await findDevice(db, id, now()))
  if (device && (await push.send(device, message)) === 'gone') await deleteSubscription(db, id)
}

/** Sends one notification to one device, unless the person has since read it, signed out or switched such messages off. */
export const notificationPush = defineJob({
  kind: 'the push of a notification',
  queue: 'pushes',
  data: z.object({ ...told, id: z.uuid(), subscriptionId: z.uuid() }),
  run: async ({ platform }, { id, subscriptionId, offer: code, type, label }) => {
    const filter = { topic: topicOfType[type], offer: code, channel: 'push' } as const
    const [addressee] = await findAddressees(platform.db, [id], filter)
    if (!addressee || addressee.readAt) return
    const offer = offers[code]
    const [usual = 'fr-FR'] = offer.locales
    const title = label ?? labelOf(type, languageFor(offer, addressee.locale, usual))
    await sendTo(platform, subscriptionId, { title, path: addressee.path ?? applicationPaths.activity })
  },
})

/** Makes one job for each device. */
export const notificationPushes = defineJob({
  kind: 'the pushes of a notification',
  queue: 'pushes',
  data: z.object({ ...told, ids: z.array(z.uuid()) }),
  run: async ({ platform: { db, jobs } }, { ids, ...shared }) => {
    const filter = { topic: topicOfType[shared.type], offer: shared.offer, channel: 'push' } as const
    const people = await findAddressees(db, ids, filter)
    const userIds = people.map(({ userId }) => userId)
    const devices = await findDevices(db, userIds, shared.offer)
    const pushes = devices.flatMap(({ id: subscriptionId, userId }) =>
      people
        .filter((person) => person.userId === userId)
        .map(({ id }) => notificationPush.of({ ...shared, id, subscriptionId }, idFrom(id, subscriptionId))),
    )
    if (pushes.length > 0) await jobs.add(db, ...pushes)
  },
})

/** A test message, for a person who checks whether messages arrive. */
export const pushTest = defineJob({
  kind: 'the test of a push',
  queue: 'pushes',
  data: z.object({ subscriptionId: z.uuid(), offer: offerCode, locale: localeCode }),
  run: ({ platform }, { subscriptionId, locale }) =>
    sendTo(platform, subscriptionId, { title: titleOfTest(locale), path: applicationPaths.notificationSettings }),
})
