import { randomUUID } from 'node:crypto'
import type { NotificationEvent } from '#contract/notificationEvents.ts'
import type { NotificationType } from '#contract/notifications.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { insertEvents } from '#server/services/live/live.store.ts'
import { notificationMails } from './notificationMails.ts'
import { notificationPushes } from './notificationPushes.ts'
import { insertNotifications } from './notifications.store.ts'

export type News = {
  readonly type: NotificationType
  /** The event, if it is not simply a new message or a new post. */
  readonly event?: NotificationEvent
  /** User ids; the person who caused it is usually not among them. */
  readonly recipients: readonly string[]
  /** `null` = it concerns no place. */
  readonly placeId: string | null
  /** The name of its subject, as the author wrote it. */
  readonly title: string
  /** Who caused it; `null` = the portal itself. */
  readonly author: string | null
  /** The screen that it links to; `null` = none. */
  readonly path: string | null
  /** Other links for some recipients, by user id. */
  readonly paths?: ReadonlyMap<string, string>
  /** The heading of its mail, if there is a better one than that of its type. */
  readonly label?: string
  /** Whether it asks the recipient to act. */
  readonly isHighlighted?: boolean
  /** Whether it is mailed whatever the settings of its recipients, even before they have activated their account. */
  readonly isObligatory?: boolean
  /** Whether a separate mail says the same, whatever the recipients' settings. */
  readonly hasOwnMail?: boolean
  /** Whether its mail contains the unread texts (services/exchanges), and may be combined with others. */
  readonly isExchange?: boolean
}

/**
 * Notifies people in the caller's transaction: a row for each of them, an event for their open pages, and jobs for mails and push
 * messages, according to their settings. As with `publish`, call it last.
 */
export async function notify(tx: Transaction, ctx: Ctx, news: News): Promise<void> {
  const { recipients, isHighlighted = false, isObligatory = false, hasOwnMail = false, isExchange, ...told } = news
  const { path, paths, label, ...shared } = told
  const people = [...new Set(recipients)]
  if (people.length === 0) return
  const createdAt = ctx.now()
  const rows = people.map((userId) => {
    const own = { userId, path: paths?.get(userId) ?? path }
    return { ...shared, ...own, id: randomUUID(), isHighlighted, createdAt }
  })
  // Events first: a transaction that waits for them has no recipient's total locked.
  await insertEvents(
    tx,
    rows.map(({ id, userId }) => ({ topic: 'notifications', userId, subjectId: id, createdAt })),
  )
  await insertNotifications(tx, rows)
  const ids = rows.map(({ id }) => id)
  const sent = { ids, offer: ctx.offer.code, type: news.type, ...(label && { label }) }
  const kept = { ...(isObligatory && { isObligatory }), ...(isExchange && { isExchange }) }
  const mails = hasOwnMail ? [] : [notificationMails.of({ ...sent, ...kept })]
  await ctx.jobs.add(tx, ...mails, ...(ctx.push ? [notificationPushes.of(sent)] : []))
}
