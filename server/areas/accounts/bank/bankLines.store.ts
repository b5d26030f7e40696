import { and, asc, count, desc, eq, ilike, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { BankLineState, BankMovement, bankLineQuery } from '#contract/accounts/bankLines.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { bankLines } from './bankLines.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
type Filters = z.output<typeof bankLineQuery>
export type BankLineRow = typeof bankLines.$inferSelect

const position = { entryId: ledgerLines.entryId, rank: ledgerLines.rank }
const entry = {
  enteredOn: ledgerEntries.enteredOn,
  journal: ledgerEntries.journal,
  number: ledgerEntries.number,
  label: ledgerEntries.label,
}

/** One page of the filtered bank lines, the latest first, with the number of all of them. */
export async function findBankLines(db: Queryable, scope: Scope, { state, account, search }: Filters, page: PageQuery) {
  const where = and(
    eq(bankLines.placeId, scope.placeId),
    memberOf(scope.userId, scope.placeId),
    state && eq(bankLines.state, state),
    account === undefined ? undefined : eq(bankLines.account, account),
    search ? ilike(bankLines.searchText, toSearchPattern(search)) : undefined,
  )
  const rows = await db
    .select({
      line: bankLines,
      position,
      entry,
      isYearOpen: sql<boolean>`${fiscalYears.closedAt} is null`,
    })
    .from(bankLines)
    .leftJoin(ledgerLines, and(eq(ledgerLines.entryId, bankLines.entryId), eq(ledgerLines.rank, bankLines.rank)))
    .leftJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .leftJoin(fiscalYears, eq(fiscalYears.id, ledgerEntries.fiscalYearId))
    .where(where)
    .orderBy(desc(bankLines.bookedOn), desc(bankLines.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const [counted] = await db.select({ total: count() }).from(bankLines).where(where)
  return {
    rows: rows.map(({ line, position: of, entry: named, isYearOpen }) => ({
      line,
      movement: of && named ? { ...of, ...named } : null,
      isYearOpen,
    })),
    total: counted?.total ?? 0,
  }
}

/** The largest difference in days between a bank line and its movement: banks and books differ by a few days. */
const daysApart = 15

type Wanted = { readonly lineIds: readonly string[]; readonly isNear: boolean }

/**
 * Movements that may match these lines: of the same amount in the same account, neither reversed nor matched, the nearest day
 * first. Openings are not bank movements.
 */
export async function findCandidates(db: Queryable, { userId, placeId }: Scope, { lineIds, isNear }: Wanted) {
  if (lineIds.length === 0) return []
  const [reversals, taken] = [alias(ledgerEntries, 'reversals'), alias(bankLines, 'taken')]
  const apart = sql<number>`abs(${ledgerEntries.enteredOn} - ${bankLines.bookedOn})`
  return db
    .select({ lineId: bankLines.id, movement: { ...position, ...entry } })
    .from(bankLines)
    .innerJoin(
      ledgerLines,
      and(
        eq(ledgerLines.placeId, bankLines.placeId),
        eq(ledgerLines.account, bankLines.account),
        sql`(${ledgerLines.debit} + ${ledgerLines.credit}) = abs(${bankLines.amount})`,
        sql`${ledgerLines.debit} - ${ledgerLines.credit} = ${bankLines.amount}`,
      ),
    )
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.id, ledgerLines.entryId),
        sql`${ledgerEntries.journal} <> 'AN'`,
        sql`${ledgerEntries.reversesId} is null`,
      ),
    )
    .leftJoin(reversals, eq(reversals.reversesId, ledgerEntries.id))
    .leftJoin(taken, and(eq(taken.entryId, ledgerLines.entryId), eq(taken.rank, ledgerLines.rank)))
    .where(
      and(
        eq(bankLines.placeId, placeId),
        memberOf(userId, placeId),
        inArray(bankLines.id, [...lineIds]),
        eq(bankLines.state, 'unmatched'),
        sql`${reversals.id} is null`,
        sql`${taken.id} is null`,
        isNear ? sql`${apart} <= ${daysApart}` : undefined,
      ),
    )
    .orderBy(asc(bankLines.id), asc(apart), asc(ledgerEntries.enteredOn), asc(ledgerEntries.number))
    .limit(candidateLimit)
}
const candidateLimit = 500

/** A bank line of the place; `null` = there is none. */
export async function findBankLine(db: Queryable, { userId, placeId }: Scope, id: string): Promise<BankLineRow | null> {
  const [row] = await db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.placeId, placeId), eq(bankLines.id, id), memberOf(userId, placeId)))
  return row ?? null
}

/** Locks a bank line. The row says whether the year of its movement is open. */
export async function lockBankLine(tx: Transaction, placeId: string, id: string) {
  const [line] = await tx
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.placeId, placeId), eq(bankLines.id, id)))
    .for('update')
  if (!line) return null
  if (line.entryId === null) return { line, isYearOpen: true }
  const [movement] = await tx
    .select({ closedAt: fiscalYears.closedAt })
    .from(ledgerEntries)
    .innerJoin(fiscalYears, eq(fiscalYears.id, ledgerEntries.fiscalYearId))
    .where(eq(ledgerEntries.id, line.entryId))
  return { line, isYearOpen: movement?.closedAt === null }
}

type Match = Pick<BankMovement, 'entryId' | 'rank'> & { readonly isPosted: boolean }

export async function writeMatch(tx: Transaction, id: string, state: BankLineState, match: Match | null) {
  await tx
    .update(bankLines)
    .set({ state, ...(match ?? { entryId: null, rank: null, isPosted: false }) })
    .where(eq(bankLines.id, id))
}

/** Whether lines of bank statements wait to be matched or ignored. */
export async function hasUnmatchedLines(db: Queryable, placeId: string): Promise<boolean> {
  const waiting = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(and(eq(bankLines.placeId, placeId), eq(bankLines.state, 'unmatched')))
    .limit(1)
  return waiting.length > 0
}
