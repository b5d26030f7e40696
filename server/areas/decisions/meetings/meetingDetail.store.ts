import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { decisionLife, decisionVerdict } from '#contract/decisions/decisionList.ts'
import type { Queryable } from '#server/platform/database.ts'
import { placeOf, thingsIn } from '#server/platform/placeOf.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { isThere } from '#server/services/drafts/isThere.ts'
import { decisions } from '../decisions.tables.ts'
import { verdict } from '../shownDecision.store.ts'
import { meetings } from './meetings.tables.ts'

const meeting = thingsIn('meeting', meetings)
export const placeOfMeeting = placeOf(({ meetingId }: { readonly meetingId: string }) => meeting(meetingId))
export const hasNoMinutes = isThere(meetings, isNull(meetings.minutesNotifiedOn))

const seen = (userId: string, meetingId: string) => and(eq(meetings.id, meetingId), memberOf(userId, meetings.placeId))

/** A meeting of one of the person's places, or `null`. */
export async function findMeeting(db: Queryable, userId: string, meetingId: string) {
  const [row] = await db.select().from(meetings).where(seen(userId, meetingId))
  return row ?? null
}

/** Locks the meeting, so that writes about it happen one after the other. */
export async function lockMeeting(db: Queryable, userId: string, meetingId: string) {
  const [row] = await db.select().from(meetings).where(seen(userId, meetingId)).for('update')
  return row ?? null
}

/** The decisions of a meeting, in the order in which they were put to the vote. */
export async function agendaOf(db: Queryable, meetingId: string) {
  const rows = await db
    .select({ decisionId: decisions.id, title: decisions.title, life: decisions.life, verdict })
    .from(decisions)
    .where(eq(decisions.meetingId, meetingId))
    .orderBy(asc(decisions.createdAt), asc(decisions.id))
  return rows.map((row) => ({
    ...row,
    life: decisionLife.parse(row.life),
    verdict: row.verdict === null ? null : decisionVerdict.parse(row.verdict),
  }))
}

type Point = Awaited<ReturnType<typeof agendaOf>>[number]
/** Whether no resolution of the agenda is put to the vote any more. A meeting without an agenda has decided nothing. */
export const hasDecided = (agenda: readonly Point[]): boolean =>
  agenda.length > 0 && agenda.every(({ life }) => life !== 'requalified')

/** Tantièmes of all lots of a place, or of one person's lots. */
export async function votesOfPlace(db: Queryable, placeId: string, ownerId?: string): Promise<number> {
  const [row] = await db
    .select({ votes: sql<number>`coalesce(sum(${lots.tantiemes}), 0)::int` })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), ownerId === undefined ? undefined : eq(lots.ownerId, ownerId)))
  return row?.votes ?? 0
}

export async function writeNotifiedOn(db: Queryable, meetingId: string, notifiedOn: string): Promise<void> {
  await db.update(meetings).set({ minutesNotifiedOn: notifiedOn }).where(eq(meetings.id, meetingId))
}

export async function cityOf(db: Queryable, placeId: string): Promise<string> {
  const [row] = await db.select({ city: places.city }).from(places).where(eq(places.id, placeId))
  if (!row) throw new Error('the meeting has no place')
  return row.city
}
