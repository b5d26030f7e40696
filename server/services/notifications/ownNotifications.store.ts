import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { findOwnDevices } from '#server/services/access/pushSubscriptions.store.ts'
import { notifications } from './notifications.tables.ts'

export const findOwnNotifications = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  notifications: await db
    .select({
      type: notifications.type,
      title: notifications.title,
      path: notifications.path,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), notifications.id),
  pushDevices: await findOwnDevices(db, userId),
})
