import { eq } from 'drizzle-orm'
import type { NotificationChannel, NotificationSettings, NotificationTopic } from '#contract/settings.ts'
import { notificationTopics } from '#contract/settings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { findMailRhythm } from '#server/services/exchanges/mailRhythms.store.ts'
import { notificationDefaults } from './notificationDefaults.ts'
import { notificationSwitches } from './notificationSwitches.tables.ts'

type Switch = { readonly topic: NotificationTopic; readonly channel: NotificationChannel; readonly isOn: boolean }

/** Both channels of every topic, and the rhythm of mails about exchanges: the person's choice, or the default. */
export async function findNotificationSettings(db: Queryable, userId: string): Promise<NotificationSettings> {
  const rows = await db.select().from(notificationSwitches).where(eq(notificationSwitches.userId, userId))
  const isOn = (topic: NotificationTopic, channel: NotificationChannel) =>
    rows.find((row) => row.topic === topic && row.channel === channel)?.isOn ?? notificationDefaults[topic][channel]
  return {
    settings: notificationTopics.map((topic) => ({ topic, email: isOn(topic, 'email'), push: isOn(topic, 'push') })),
    mailRhythm: await findMailRhythm(db, userId),
  }
}

/** Stores one switch, even when the choice equals the default, because defaults may change. */
export async function writeSwitch(db: Queryable, userId: string, { topic, channel, isOn }: Switch): Promise<void> {
  const target = [notificationSwitches.userId, notificationSwitches.topic, notificationSwitches.channel]
  await db
    .insert(notificationSwitches)
    .values({ userId, topic, channel, isOn })
    .onConflictDoUpdate({ target, set: { isOn } })
}
