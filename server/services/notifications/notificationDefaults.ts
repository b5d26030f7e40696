import type { NotificationChannel, NotificationTopic } from '#contract/settings.ts'

type Channels = Readonly<Record<NotificationChannel, boolean>>

const byEmail: Channels = { email: true, push: false }
const silent: Channels = { email: false, push: false }

/**
 * Where the switches of a person stand until they move one. A mail for what is addressed to them, asks something of them
 * or comes seldom; none for the talk of the forum. A telephone rings for nobody who did not ask for it.
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
