import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type DistributionListKind, distributionListKind } from '#contract/community.ts'
import { privacyFields } from '#contract/privacySettings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { distributionLists } from '#server/services/directory/distributionLists.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { toRoles } from '#server/services/directory/ownRoles.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { messageBlocks } from './messages.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
type Filter = { readonly ids?: readonly string[]; readonly search?: string | undefined; readonly most?: number }

const { messagesFrom } = privacyFields
const holds = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`exists (select 1 from ${messageBlocks} where ${messageBlocks.blockerId} = ${blocker}
    and ${messageBlocks.blockedId} = ${blocked} and ${messageBlocks.liftedAt} is null)`

/** The name of a person's default identity in the place, if they gave it one. */
const shownName = sql<string>`coalesce(
  (array_agg(${memberships.displayName} order by ${memberships.isDefault} desc, ${memberships.role}))[1],
  ${users.displayName})`

/** The other people of a place, by name, with the data that decide whether `userId` may write to them. */
export async function findPeople(db: Queryable, { userId, placeId }: Scope, { ids, search, most }: Filter) {
  const pattern = search ? toSearchPattern(search) : null
  const query = db
    .select({
      userId: users.id,
      displayName: shownName,
      avatarUrl: users.avatarUrl,
      roles: sql<unknown>`json_agg(${memberships.role} order by ${memberships.role})`,
      messagesFrom: sql<unknown>`coalesce(${privacySettings.messagesFrom}, 'all_contacts')`,
      /** Whether either of the two blocks the other. */
      isBlocked: holds(sql`${userId}`, sql`${users.id}`),
      hasBlocked: holds(sql`${users.id}`, sql`${userId}`),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(privacySettings, eq(privacySettings.userId, users.id))
    .where(
      and(
        eq(memberships.placeId, placeId),
        memberOf(userId, placeId),
        sql`${users.id} <> ${userId}`,
        ids ? inArray(users.id, [...ids]) : undefined,
      ),
    )
    .groupBy(users.id, privacySettings.userId)
    .having(pattern === null ? undefined : or(ilike(users.searchText, pattern), sql`${shownName} ilike ${pattern}`))
    .orderBy(asc(users.searchText), asc(users.id))
  const rows = await (most === undefined ? query : query.limit(most))
  return rows.map((row) => ({ ...row, roles: toRoles(row.roles), messagesFrom: messagesFrom.parse(row.messagesFrom) }))
}
export type CandidateRow = Awaited<ReturnType<typeof findPeople>>[number]

const list = z.object({ id: z.uuid(), kind: distributionListKind })

/** The distribution lists of a place, or some of them. */
export async function findLists(db: Queryable, { userId, placeId }: Scope, ids?: readonly string[]) {
  const rows = await db
    .select({ id: distributionLists.id, kind: distributionLists.kind })
    .from(distributionLists)
    .where(
      and(
        eq(distributionLists.placeId, placeId),
        memberOf(userId, placeId),
        ids ? inArray(distributionLists.id, [...ids]) : undefined,
      ),
    )
  return rows.map((row): { readonly id: string; readonly kind: DistributionListKind } => list.parse(row))
}
