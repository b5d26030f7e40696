import type { NotificationChannel, NotificationTopic } from '#contract/settings.ts'

type Channels = Readonly<Record<NotificationChannel, boolean>>

const byEmail: Channels = { email: true, push: false }
const silent: Channels = { email: false, push: false }

/**
 * The default settings. Mails are on for notifications that are personal, ask for an action or are rare, and off for the forum.
 * Push is off until the person turns it on.
 */
export const notificationDefaults: Readonly<Record<NotificationTopic, Channels>> = {
  message: byEmail,
  personal_document: byEmail,
  building_document: byEmail,
  building_news: byEmail,
  report: byEmail,
  intervention: byEmail,
  forum: silent,
  council_private_document: byEmail,
}
