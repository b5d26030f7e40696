import { and, eq, exists, inArray, lt, or, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import { type MailRhythm, mailRhythm } from '#contract/settings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { userOffers } from '#server/services/directory/profile.tables.ts'
import { mailRhythms } from './exchanges.tables.ts'

export async function findMailRhythm(db: Queryable, userId: string): Promise<MailRhythm> {
  const [row] = await db.select({ rhythm: mailRhythms.rhythm }).from(mailRhythms).where(eq(mailRhythms.userId, userId))
  return mailRhythm.parse(row?.rhythm ?? 'at_once')
}

/** The first digest after a choice comes at the next hour or evening. */
export async function writeMailRhythm(db: Queryable, userId: string, rhythm: MailRhythm, chosenAt: Date) {
  if (rhythm === 'at_once') {
    await db.delete(mailRhythms).where(eq(mailRhythms.userId, userId))
    return
  }
  const chosen = { rhythm, plannedAt: chosenAt, isWaiting: false }
  await db
    .insert(mailRhythms)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: mailRhythms.userId, set: chosen })
}

/** The people among these who get their e-mails together. */
export async function withDigest(db: Queryable, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: mailRhythms.userId })
    .from(mailRhythms)
    .where(inArray(mailRhythms.userId, [...userIds]))
  return new Set(rows.map(({ userId }) => userId))
}

type Due = {
  readonly offer: OfferCode
  readonly now: Date
  readonly hour: Date
  readonly evening: Date
  readonly givenUp: Date
}

/**
 * Plans the digests of an offer whose hour or evening has come since the last one; returns the people. Concurrent processes plan
 * a row once. While the mail server refuses a digest, no other is planned for its person.
 */
export async function planDigests(
  db: Queryable,
  { offer, now, hour, evening, givenUp }: Due,
): Promise<readonly string[]> {
  const isDue = or(
    and(eq(mailRhythms.rhythm, 'hourly'), lt(mailRhythms.plannedAt, hour)),
    and(eq(mailRhythms.rhythm, 'daily'), lt(mailRhythms.plannedAt, evening)),
  )
  const isFree = or(eq(mailRhythms.isWaiting, false), lt(mailRhythms.plannedAt, givenUp))
  const isOfOffer = db
    .select({ userId: userOffers.userId })
    .from(userOffers)
    .where(and(eq(userOffers.userId, mailRhythms.userId), eq(userOffers.offer, offer)))
  const rows = await db
    .update(mailRhythms)
    .set({ plannedAt: now, isWaiting: true })
    .where(and(isDue, isFree, exists(isOfOffer)))
    .returning({ userId: mailRhythms.userId })
  return rows.map(({ userId }) => userId)
}

type Planned = { readonly userId: string; readonly plannedAt: Date }

const isPlanned = ({ userId, plannedAt }: Planned) =>
  and(
    eq(mailRhythms.userId, userId),
    eq(mailRhythms.isWaiting, true),
    sql`${mailRhythms.plannedAt} = ${plannedAt.toISOString()}::timestamptz`,
  )

/** Whether a digest is still to be sent: the person may have chosen another rhythm since. */
export const isStillPlanned = async (db: Queryable, planned: Planned): Promise<boolean> =>
  (await db.$count(mailRhythms, isPlanned(planned))) > 0

export async function writeSent(db: Queryable, planned: Planned): Promise<void> {
  await db.update(mailRhythms).set({ isWaiting: false }).where(isPlanned(planned))
}
