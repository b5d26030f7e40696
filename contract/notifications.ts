import * as z from 'zod/mini'
import { listOf, pageQuery } from './lists.ts'
import { placeParams } from './places.ts'
import { route } from './route.ts'
import type { NotificationTopic } from './settings.ts'

/** The specification's own words (§3). */
export const notificationTypes = [
  'notification',
  'conversations',
  'report_event',
  'report',
  'post',
  'work_order',
  'contract_document',
  'coownership_document',
  'zendesk_ticket',
  'resolved_report',
] as const
export const notificationType = z.enum(notificationTypes)
export type NotificationType = z.output<typeof notificationType>

/** The setting that decides whether a notification of a type is also sent by e-mail or push. */
export const topicOfType = {
  notification: 'building_news',
  conversations: 'message',
  report_event: 'report',
  report: 'report',
  post: 'forum',
  work_order: 'intervention',
  contract_document: 'personal_document',
  coownership_document: 'building_document',
  zendesk_ticket: 'message',
  resolved_report: 'report',
} as const satisfies Record<NotificationType, NotificationTopic>

export const notification = z.object({
  id: z.uuid(),
  type: notificationType,
  /** The event (notificationEvents.ts); `null` = the usual one of its type. */
  event: z.nullable(z.string()),
  placeId: z.nullable(z.uuid()),
  placeName: z.nullable(z.string()),
  /** The name of its subject, as the author wrote it: the title of a report, the name of a document. */
  title: z.string(),
  /** Who caused it; `null` = the portal itself. */
  author: z.nullable(z.string()),
  /** The screen that it links to, e.g. `/signalements/…`; `null` = none. */
  path: z.nullable(z.string()),
  /** Whether it asks the person to act; the dashboard then shows it until it is read. */
  isHighlighted: z.boolean(),
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
})
export type Notification = z.output<typeof notification>

/** The notifications of a place: all of them, unread ones, and highlighted unread ones (specification §3). */
const notificationsCount = z.object({ all: z.int(), highlighted: z.int(), unread: z.int() })

export const notificationRoutes = {
  list: route({
    method: 'get',
    path: '/v1/users/me/notifications',
    access: 'person',
    summary:
      'The notifications of the person, the latest first; with `by_place` those of one place and those without a place',
    query: z.object({
      ...pageQuery(),
      place: z.optional(z.uuid()),
      byType: z.optional(notificationType),
      /** Only `unread` ones, or only unread ones that ask the person to act (`highlighted`). */
      q: z.optional(z.enum(['unread', 'highlighted'])),
    }),
    status: 200,
    answer: listOf('notifications', notification),
    refusals: ['not_found'],
  }),
  count: route({
    method: 'get',
    path: '/v1/users/me/places/:placeId/notifications_count',
    access: 'person',
    permission: 'notification.read',
    summary: 'The number of notifications of the person in a place',
    params: placeParams,
    status: 200,
    answer: notificationsCount,
    refusals: ['not_found'],
  }),
  mark: route({
    method: 'patch',
    path: '/v1/users/me/notifications/:notificationId',
    access: 'person',
    summary: 'Marks one notification as read, or as unread again',
    params: z.object({ notificationId: z.uuid() }),
    body: z.strictObject({ notification: z.strictObject({ isRead: z.boolean() }) }),
    status: 200,
    answer: notification,
    refusals: ['not_found'],
  }),
  markAll: route({
    method: 'post',
    path: '/v1/users/me/notifications/read_all',
    access: 'person',
    summary: 'Marks every notification of the person as read, of one place with place_id',
    body: z.strictObject({ placeId: z.optional(z.uuid()) }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
}
