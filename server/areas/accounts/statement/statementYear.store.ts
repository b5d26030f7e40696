import { and, eq, lt, sql } from 'drizzle-orm'
import type { StatementYear } from '#contract/accounts/statement.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { awaited, isAwaiting } from '#server/services/ledger/awaited.store.ts'
import { ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { type OwnScope, ownLines } from './ownLines.store.ts'

/** A fiscal year of a place, the current one when none is named; `null` = there is none. */
export async function findYear(db: Queryable, { userId, placeId }: OwnScope, yearId: string | null) {
  const [year] = await db
    .select({ id: fiscalYears.id, startsOn: fiscalYears.startsOn, endsOn: fiscalYears.endsOn })
    .from(fiscalYears)
    .where(
      and(
        eq(fiscalYears.placeId, placeId),
        yearId === null ? eq(fiscalYears.isCurrent, true) : eq(fiscalYears.id, yearId),
        memberOf(userId, placeId),
      ),
    )
  return year ?? null
}
type Year = NonNullable<Awaited<ReturnType<typeof findYear>>>

const apart = sql`${ledgerLines.debit} - ${ledgerLines.credit}`
const sumsOf = (today: string) => ({
  debit: sql`coalesce(sum(${ledgerLines.debit}), 0)`.mapWith(Number),
  credit: sql`coalesce(sum(${ledgerLines.credit}), 0)`.mapWith(Number),
  awaiting: sql`coalesce(sum(${apart}) filter (where ${isAwaiting(today)}), 0)`.mapWith(Number),
})

/**
 * The balance brought forward from earlier years, in cents. The opening entry of the next year repeats a closed year, so only the
 * years after the last closed one count.
 */
async function broughtForward(db: Queryable, scope: OwnScope, { startsOn }: Year) {
  const lastClosed = sql`(select max(closed.starts_on) from ${fiscalYears} as closed
    where closed.place_id = ${scope.placeId} and closed.closed_at is not null and closed.starts_on < ${startsOn})`
  const [row] = await db
    .select(sumsOf(scope.today))
    .from(ledgerLines)
    .innerJoin(fiscalYears, eq(fiscalYears.id, ledgerLines.fiscalYearId))
    .leftJoin(awaited, eq(awaited.id, ledgerLines.awaitsYearId))
    .where(
      and(
        ownLines(scope),
        lt(fiscalYears.startsOn, startsOn),
        sql`${fiscalYears.startsOn} > coalesce(${lastClosed}, '-infinity'::date)`,
      ),
    )
  const { debit = 0, credit = 0, awaiting = 0 } = row ?? {}
  return { opening: debit - credit, awaiting }
}

/** The balance that earlier years bring forward, in cents. */
export const readOpening = async (db: Queryable, scope: OwnScope, year: Year): Promise<number> =>
  (await broughtForward(db, scope, year)).opening

/** The balance brought forward, the total of the year, and the final balance. */
export async function readYear(db: Queryable, scope: OwnScope, year: Year): Promise<StatementYear> {
  const { opening, awaiting: earlier } = await broughtForward(db, scope, year)
  const [moved] = await db
    .select(sumsOf(scope.today))
    .from(ledgerLines)
    .leftJoin(awaited, eq(awaited.id, ledgerLines.awaitsYearId))
    .where(and(ownLines(scope), eq(ledgerLines.fiscalYearId, year.id)))
  const { debit = 0, credit = 0, awaiting = 0 } = moved ?? {}
  return { ...year, opening, debit, credit, closing: opening + debit - credit, awaiting: earlier + awaiting }
}
