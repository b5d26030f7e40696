import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { notifications } from './notifications.tables.ts'

/** The people among these who have an unread notification that links to a screen. */
export async function unreadAbout(
  db: Queryable,
  path: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(and(inArray(notifications.userId, [...people]), eq(notifications.path, path), isNull(notifications.readAt)))
  return new Set(rows.map(({ userId }) => userId))
}

/** Marks a person's notifications that link to a screen as read; returns whether there were any. */
export async function readAbout(
  db: Queryable,
  { userId, path, at }: { readonly userId: string; readonly path: string; readonly at: Date },
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), eq(notifications.path, path), isNull(notifications.readAt)))
    .returning({ id: notifications.id })
  return rows.length > 0
}
