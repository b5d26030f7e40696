import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Permission } from '#contract/permissions.ts'
import { permissions } from '#contract/permissions.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberships } from '#server/services/directory/places.tables.ts'

/** Limits a query to places where a role of the caller (`userId`) has the permission. */
export const mayReadIn = (db: Queryable, placeId: AnyPgColumn, permission: Permission) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(
        and(
          eq(memberships.userId, sql.placeholder('userId')),
          eq(memberships.placeId, placeId),
          inArray(memberships.role, permissions[permission]),
        ),
      ),
  )
