import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Permission } from '#contract/permissions.ts'
import { memberWith } from '#server/services/directory/memberOf.store.ts'

/** Limits a query to places where a role of the caller (`userId`) has the permission. */
export const mayReadIn = (placeId: AnyColumn, permission: Permission): SQL =>
  memberWith(permission, sql.placeholder('userId'), placeId)
