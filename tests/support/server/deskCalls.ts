import { eq } from 'drizzle-orm'
import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import type { RoleName } from '#contract/roles.ts'
import { closeDecisions } from '#server/areas/decisions/closing/closeDecisions.ts'
import { remindVoters } from '#server/areas/decisions/closing/remindVoters.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { refusalOf } from './accountCalls.ts'
import type { Owners, Person } from './ownersWorld.ts'
import type { TestServer } from './testServer.ts'

/** A signed-in person who has just confirmed their password. */
export type Confirmed = Pick<Person, 'get' | 'call' | 'confirmationToken'>

/** The calls of one person that move one decision through its life. */
export function deskOf(decisionId: string, by: Confirmed) {
  const params = { decisionId }
  const { confirmationToken } = by
  return {
    read: () => by.get(routes.read, { params }),
    ask: (message: string | null = null, changes: object = {}) =>
      by.call(routes.requestMeeting, { params, body: { meetingRequest: { message, confirmationToken, ...changes } } }),
    withdraw: () => by.call(routes.withdrawRequest, { params }),
    organise: (heldAt: string, changes: object = {}) =>
      by.call(routes.organiseMeeting, {
        params,
        body: { meeting: { heldAt, location: 'Salle des fêtes', confirmationToken, ...changes } },
      }),
    refuse: (reason = 'Le vote suffit.', changes: object = {}) =>
      by.call(routes.refuseMeeting, { params, body: { refusal: { reason, confirmationToken, ...changes } } }),
    abandon: (reason: string | null = null, changes: object = {}) =>
      by.call(routes.abandon, { params, body: { abandonment: { reason, confirmationToken, ...changes } } }),
    conclude: (changes: object = {}) =>
      by.call(routes.conclude, { params, body: { conclusion: { confirmationToken, ...changes } } }),
  }
}

/** Status and code of a refusal, or the field and its code when a field is wrong. */
export async function refusal(answer: Promise<Response>) {
  const { status, code, field, fieldCode } = await refusalOf(await answer)
  return field ? { status, code: fieldCode, field } : { status, code }
}

export async function addRole({ platform }: TestServer, owners: Owners, name: string, role: RoleName): Promise<void> {
  const { userId } = owners.person(name)
  await platform.db.insert(memberships).values({ userId, placeId: owners.placeId, role, since: platform.now() })
}

/** Only people with a password get mails. */
export async function openMailboxes({ platform }: TestServer, owners: Owners, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await platform.db
      .update(users)
      .set({ passwordHash: 'phc' })
      .where(eq(users.id, owners.person(name).userId))
  }
}

/** Counts what is due, then sends the reminders of the day. */
export async function runClock({ platform, sites }: TestServer): Promise<void> {
  await closeDecisions(platform, sites)
  await remindVoters(platform, sites)
}

/** The notifications of a place and the mails that an act sends. */
export async function newsOf(server: TestServer, owners: Owners, act: () => Promise<unknown>) {
  const { db } = server.platform
  await server.drain()
  const rowsOfPlace = () => db.select().from(notifications).where(eq(notifications.placeId, owners.placeId))
  const before = new Set((await rowsOfPlace()).map(({ id }) => id))
  const sent = server.outbox.mails().length
  await act()
  await server.drain()
  const people = [...owners.names, 'manager', 'president']
  const nameOf = (userId: string) => people.find((name) => owners.person(name).userId === userId) ?? userId
  const rows = (await rowsOfPlace()).filter(({ id }) => !before.has(id))
  return {
    rows,
    people: rows.map(({ userId }) => nameOf(userId)).toSorted(),
    titleFor: (name: string) => rows.find(({ userId }) => nameOf(userId) === name)?.title,
    mails: server.outbox.mails().slice(0, server.outbox.mails().length - sent),
  }
}
