import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { majorityRule } from '#contract/decisions/majorityRules.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { decisionHeads } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'

const checked = {
  id: decisions.id,
  placeId: decisions.placeId,
  title: decisions.title,
  rule: decisions.rule,
  life: decisions.life,
  dueAt: decisions.dueAt,
  createdAt: decisions.createdAt,
  alteredAt: decisions.alteredAt,
  log: { length: decisions.logLength, head: decisions.logHead },
}

async function lock(db: Queryable, when: SQL | undefined) {
  const [row] = await db.select(checked).from(decisions).where(when).for('no key update')
  return row ? { ...row, rule: majorityRule.parse(row.rule) } : null
}

/** Every decision, the oldest first. */
export async function decisionIds(db: Queryable): Promise<readonly string[]> {
  const rows = await db
    .select({ id: decisions.id })
    .from(decisions)
    .orderBy(asc(decisions.createdAt), asc(decisions.id))
  return rows.map(({ id }) => id)
}

/** Locks a decision, so that no vote comes between the reads of a check. */
export const lockChecked = (db: Queryable, id: string) => lock(db, eq(decisions.id, id))
/** Locks a decision that is still open; `null` when it is not, or when another process was faster. */
export const lockOpen = (db: Queryable, id: string) => lock(db, and(eq(decisions.id, id), eq(decisions.life, 'open')))

type Taken = { readonly offer: OfferCode; readonly before: Date; readonly at: Date; readonly limit: number }

/** Takes some decisions of an offer that nobody has checked since then; several processes take different ones. */
export async function takeUnchecked(db: Queryable, { offer, before, at, limit }: Taken): Promise<readonly string[]> {
  const waiting = db
    .select({ id: decisions.id })
    .from(decisions)
    .innerJoin(places, and(eq(places.id, decisions.placeId), eq(places.offer, offer)))
    .where(or(isNull(decisions.checkedAt), lte(decisions.checkedAt, before)))
    .orderBy(sql`${decisions.checkedAt} asc nulls first`)
    .limit(limit)
    .for('no key update', { of: decisions, skipLocked: true })
  const rows = await db
    .update(decisions)
    .set({ checkedAt: at })
    .where(sql`${decisions.id} in (${waiting})`)
    .returning({ id: decisions.id })
  return rows.map(({ id }) => id)
}

export async function writeAlteration(db: Queryable, id: string, alteredAt: Date | null): Promise<void> {
  await db.update(decisions).set({ alteredAt }).where(eq(decisions.id, id))
}

type Sent = { readonly decisionId: string; readonly length: number; readonly head: string; readonly sentAt: Date }

/** Records a head as sent; returns false when it was sent before. */
export async function insertHead(db: Queryable, sent: Sent): Promise<boolean> {
  const rows = await db
    .insert(decisionHeads)
    .values(sent)
    .onConflictDoNothing()
    .returning({ length: decisionHeads.length })
  return rows.length > 0
}
