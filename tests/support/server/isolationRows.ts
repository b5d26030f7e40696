import { and, eq } from 'drizzle-orm'
import { invitations } from '#server/community/community.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { notifications } from '#server/notifications/notifications.tables.ts'
import { memberships } from '#server/places/places.tables.ts'
import type { Database } from '#server/platform/database.ts'
import { sessions } from '#server/session/session.tables.ts'
import type { Named } from './routeCalls.ts'

const createdAt = new Date('2030-01-10T08:00:00Z')

/** Rows of one person in one place, for calls to name; answers their ids. */
export async function insertOwnRows(db: Database, person: string, place: string): Promise<Named> {
  const userId = demoId(`person ${person}`)
  const placeId = demoId(`place ${place}`)
  const named = {
    placeId,
    notificationId: demoId(`notification of ${person}`),
    invitationId: demoId(`invitation by ${person}`),
    sessionId: demoId(`session of ${person}`),
  }
  const email = `invited.by.${person}@courriel.example`
  await db
    .insert(notifications)
    .values({ id: named.notificationId, userId, placeId, type: 'report', title: `À ${person}`, createdAt })
  await db
    .insert(invitations)
    .values({ id: named.invitationId, placeId, email, role: 'resident', invitedBy: userId, createdAt })
  await db.insert(sessions).values({ id: named.sessionId, userId, offer: 'ESE', createdAt, lastSeenAt: createdAt })
  const [identity] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.placeId, placeId)))
  if (!identity) throw new Error(`${person} is nobody in ${place}`)
  return { ...named, identityId: identity.id }
}

/** Ids that nothing has. */
export const nothing: Named = {
  placeId: demoId('no place'),
  identityId: demoId('no identity'),
  sessionId: demoId('no session'),
  notificationId: demoId('no notification'),
  invitationId: demoId('no invitation'),
}
