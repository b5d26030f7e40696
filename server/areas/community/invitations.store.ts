import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { deleteLinksOfInvitations } from '#server/services/access/links.store.ts'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

export type InvitationRow = typeof invitations.$inferSelect

type Scope = {
  readonly userId: string
  readonly placeId: string
  /** Includes everybody's invitations, not only the caller's own. */
  readonly isManager: boolean
}

const inScope = ({ userId, placeId, isManager }: Scope): SQL | undefined =>
  and(eq(invitations.placeId, placeId), isManager ? undefined : eq(invitations.invitedBy, userId))

const visible = (scope: Scope): SQL | undefined => and(inScope(scope), memberOf(scope.userId, scope.placeId))

/** Invitations to a place, the latest first, with the names of their authors. */
export async function listInvitationRows(db: Queryable, scope: Scope, page: PageQuery) {
  const rows = await db
    // The total needs no membership check: only members get the rows that carry it.
    .select({ invitation: invitations, invitedBy: users.displayName, total: db.$count(invitations, inScope(scope)) })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(visible(scope))
    .orderBy(desc(invitations.createdAt), invitations.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => db.$count(invitations, visible(scope)))
  return { rows, meta }
}

export async function nameOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.select({ name: users.displayName }).from(users).where(eq(users.id, userId))
  return row?.name ?? ''
}

/** Whether an account already has this role in the place. */
export async function holdsRole(db: Queryable, member: { userId: string; placeId: string; role: string }) {
  const { userId, placeId, role } = member
  const found = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.placeId, placeId), eq(memberships.role, role)))
  return found.length > 0
}

/** Stores an invitation; `null` when the same one is still pending. */
export async function insertInvitation(db: Queryable, values: typeof invitations.$inferInsert) {
  const [row] = await db.insert(invitations).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Locks an invitation that the person may withdraw, until the transaction ends. */
export async function lockInvitation(db: Queryable, scope: Scope, invitationId: string) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(visible(scope), eq(invitations.id, invitationId)))
    .for('update')
  return row ?? null
}

export async function deleteInvitation(db: Queryable, invitationId: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.id, invitationId))
}

/** Withdraws the links that a pending invitation has sent; links that the person requested themselves stay. */
export async function deleteLinksOf(db: Queryable, scope: Scope, invitationId: string): Promise<void> {
  const waiting = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(visible(scope), eq(invitations.id, invitationId), isNull(invitations.acceptedAt)))
  await deleteLinksOfInvitations(db, waiting)
}
