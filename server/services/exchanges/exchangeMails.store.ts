import { and, asc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import type { ExchangeType } from './exchange.ts'
import { exchangeMails, mailRhythms } from './exchanges.tables.ts'

type Exchange = { readonly userId: string; readonly type: ExchangeType; readonly subjectId: string }

/** The progress of mails about an exchange to a person, created if there is none. */
export async function openExchange(db: Queryable, exchange: Exchange, now: Date) {
  await db
    .insert(exchangeMails)
    .values({ ...exchange, mailedAt: now })
    .onConflictDoNothing()
  const { userId, type, subjectId } = exchange
  const [row] = await db
    .select()
    .from(exchangeMails)
    .where(and(eq(exchangeMails.userId, userId), eq(exchangeMails.type, type), eq(exchangeMails.subjectId, subjectId)))
  if (!row) throw new Error('the person is gone')
  return row
}

export async function writeMailed(db: Queryable, id: string, mailed: { mailedSeq: number; mailedAt: Date }) {
  await db.update(exchangeMails).set(mailed).where(eq(exchangeMails.id, id))
}

/** The exchange of a reply address. */
export async function findExchange(db: Queryable, id: string) {
  const [row] = await db.select().from(exchangeMails).where(eq(exchangeMails.id, id))
  return row ?? null
}

/** Deletes exchanges that were last mailed before a moment; their reply addresses become unknown. */
export async function forgetExchanges(db: Queryable, before: Date): Promise<void> {
  await db.delete(exchangeMails).where(lt(exchangeMails.mailedAt, before))
}

export const findOwnExchanges = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  mailRhythm: await db
    .select({ rhythm: mailRhythms.rhythm, plannedAt: mailRhythms.plannedAt })
    .from(mailRhythms)
    .where(eq(mailRhythms.userId, userId)),
  exchangeMails: await db
    .select({ type: exchangeMails.type, subjectId: exchangeMails.subjectId, mailedAt: exchangeMails.mailedAt })
    .from(exchangeMails)
    .where(eq(exchangeMails.userId, userId))
    .orderBy(asc(exchangeMails.mailedAt), asc(exchangeMails.id)),
})
