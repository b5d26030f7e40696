import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { accountMovements } from '#server/areas/accounts/accounts.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import type { Queryable } from '#server/platform/database.ts'
import { sessions } from '#server/services/access/session.tables.ts'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import { customerPeople, lots, memberships, places } from '#server/services/directory/places.tables.ts'
import { userOffers } from '#server/services/directory/profile.tables.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { findOwnDecisions } from './ownDecisions.store.ts'
import { findOwnMeetings } from './ownMeetings.store.ts'
import { findOwnReports } from './ownReports.store.ts'

type Person = { readonly userId: string; readonly email: string }

const place = { placeName: places.name, placeOffer: places.offer }

/**
 * What is kept about one person beside their profile and their settings, by kind: columns are named one by one, so that
 * a new one is not handed out before somebody thought about it. No hash, no token, no name or address of anybody else.
 */
export async function findOwnData(db: Queryable, { userId, email }: Person) {
  return {
    offers: await db.select({ offer: userOffers.offer }).from(userOffers).where(eq(userOffers.userId, userId)),
    memberships: await db
      .select({
        ...place,
        role: memberships.role,
        since: memberships.since,
        displayName: memberships.displayName,
        isDefault: memberships.isDefault,
      })
      .from(memberships)
      .innerJoin(places, eq(places.id, memberships.placeId))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(places.name), asc(memberships.role)),
    lots: await db
      .select({ ...place, number: lots.number, kind: lots.kind, building: lots.building, tantiemes: lots.tantiemes })
      .from(lots)
      .innerJoin(places, eq(places.id, lots.placeId))
      .where(eq(lots.ownerId, userId))
      .orderBy(asc(places.name), asc(lots.number)),
    customerFiles: await db
      .select({ reference: customerPeople.reference })
      .from(customerPeople)
      .where(eq(customerPeople.userId, userId)),
    accountMovements: await db
      .select({
        ...place,
        kind: accountMovements.kind,
        label: accountMovements.label,
        amount: accountMovements.amount,
        dueOn: accountMovements.dueOn,
      })
      .from(accountMovements)
      .innerJoin(places, eq(places.id, accountMovements.placeId))
      .where(eq(accountMovements.userId, userId))
      .orderBy(desc(accountMovements.dueOn), accountMovements.id),
    ...(await findOwnReports(db, userId)),
    ...(await findOwnDecisions(db, userId)),
    ...(await findOwnMeetings(db, userId)),
    drafts: await db
      .select({ ...place, form: drafts.form, body: drafts.body, updatedAt: drafts.updatedAt })
      .from(drafts)
      .innerJoin(places, eq(places.id, drafts.placeId))
      .where(eq(drafts.userId, userId))
      .orderBy(desc(drafts.updatedAt), drafts.placeId),
    attachments: await db
      .select({
        name: attachments.displayName,
        contentType: attachments.contentType,
        size: attachments.size,
        createdAt: attachments.createdAt,
        usedAt: attachments.usedAt,
      })
      .from(attachments)
      .where(eq(attachments.ownerId, userId))
      .orderBy(desc(attachments.createdAt), attachments.id),
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
    invitationsSent: await findInvitations(db, eq(invitations.invitedBy, userId)),
    invitationsReceived: await findInvitations(
      db,
      and(or(eq(invitations.userId, userId), eq(invitations.email, email)), ne(invitations.invitedBy, userId)),
    ),
    sessions: await db
      .select({
        offer: sessions.offer,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.impersonatorId)))
      .orderBy(desc(sessions.createdAt), sessions.id),
    // Who stood behind an administrator's look is theirs to know; that one looked is the person's.
    activity: await db
      .select({
        at: auditEntries.at,
        action: auditEntries.action,
        offer: auditEntries.offer,
        byAdministrator: sql<boolean>`${auditEntries.impersonatorId} is not null`,
      })
      .from(auditEntries)
      .where(or(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId)))
      .orderBy(desc(auditEntries.at), auditEntries.id),
  }
}

const findInvitations = (db: Queryable, which: SQL | undefined) =>
  db
    .select({
      ...place,
      role: invitations.role,
      createdAt: invitations.createdAt,
      acceptedAt: invitations.acceptedAt,
    })
    .from(invitations)
    .innerJoin(places, eq(places.id, invitations.placeId))
    .where(which)
    .orderBy(desc(invitations.createdAt), invitations.id)
