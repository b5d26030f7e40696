import { and, eq, gt, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { ageOf } from '#contract/accounts/ageing.ts'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { CoownerAmount } from '#contract/accounts/coownerAmounts.ts'
import { openDebts } from '#contract/accounts/openDebts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { fiscalYears, lots, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { awaited } from '#server/services/ledger/awaited.store.ts'
import { ledgerLines, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'

/** `today` is the date in the place's time zone, YYYY-MM-DD. */
type Scope = { readonly userId: string; readonly placeId: string; readonly today: string }
type Owed = Omit<CoownerAmount, 'reminder'>

/** Debts, and amounts that await an approval. Written exactly as in their index. */
const isOwed = sql`(${ledgerLines.debit} > 0 or ${ledgerLines.awaitsYearId} is not null)`

/**
 * The open years, as an array, which PostgreSQL reads first and then looks up in the index. With a join, it would read the lines
 * of all years when a place has many.
 */
const openYears = (db: Queryable, placeId: string) =>
  sql`array${db
    .select({ id: fiscalYears.id })
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), isNull(fiscalYears.closedAt)))}`

/** Lines of owners. A closed year counts through the opening entry of the next one. */
const ofOwners = (db: Queryable, table: typeof ledgerLines | typeof ledgerTotals, { userId, placeId }: Scope) =>
  and(
    eq(table.placeId, placeId),
    memberOf(userId, placeId),
    sql`${table.fiscalYearId} = any(${openYears(db, placeId)})`,
    isNotNull(table.ownerId),
  )

/**
 * The `offset` makes PostgreSQL find these lines before it compares accounts and days. Otherwise it would read every payment
 * along with the debts.
 */
const owedByOwners = (db: Queryable, scope: Scope) =>
  db
    .select()
    .from(ledgerLines)
    .where(sql`${and(ofOwners(db, ledgerLines, scope), isOwed)} offset 0`)
    .as('owed')

/** By owner, account and due day: an opening entry keeps the due days of the debts that it repeats. */
function owedLines(db: Queryable, scope: Scope) {
  const owed = owedByOwners(db, scope)
  return db
    .select({
      ownerId: sql<string>`${owed.ownerId}`,
      account: owed.account,
      dueOn: sql<string>`greatest(coalesce(${owed.dueOn}, ${owed.enteredOn}), ${awaited.approvedOn})::text`,
      isAwaiting: sql<boolean>`(${owed.awaitsYearId} is not null and ${awaited.approvedOn} is null)`,
      debit: sql`sum(${owed.debit})`.mapWith(Number),
      credit: sql`sum(${owed.credit})`.mapWith(Number),
    })
    .from(owed)
    .leftJoin(awaited, eq(awaited.id, owed.awaitsYearId))
    .where(and(inArray(owed.account, ownerAccounts), lte(owed.enteredOn, scope.today)))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`)
}

/**
 * Payments and other credits by owner and account, which settle the oldest debts whatever their own day. They are the stored
 * totals, less the credits among the lines above and those of later days, so that no list reads every payment again.
 */
async function settledAmounts(db: Queryable, scope: Scope) {
  const owed = owedByOwners(db, scope)
  const credits = unionAll(
    db
      .select({ ownerId: ledgerTotals.ownerId, account: ledgerTotals.account, credit: ledgerTotals.credit })
      .from(ledgerTotals)
      .where(ofOwners(db, ledgerTotals, scope)),
    // Two statements, each with its index: one with `or` would read every payment.
    db
      .select({ ownerId: owed.ownerId, account: owed.account, credit: sql<number>`-${owed.credit}` })
      .from(owed)
      .where(gt(owed.credit, 0)),
    db
      .select({
        ownerId: ledgerLines.ownerId,
        account: ledgerLines.account,
        credit: sql<number>`-${ledgerLines.credit}`,
      })
      .from(ledgerLines)
      .where(
        and(
          ofOwners(db, ledgerLines, scope),
          not(isOwed),
          gt(ledgerLines.credit, 0),
          gt(ledgerLines.enteredOn, scope.today),
        ),
      ),
  ).as('credits')
  const rows = await db
    .select({
      ownerId: sql<string>`${credits.ownerId}`,
      account: credits.account,
      credit: sql`sum(${credits.credit})`.mapWith(Number),
    })
    .from(credits)
    // PostgreSQL compares the accounts within each of the three statements.
    .where(inArray(credits.account, ownerAccounts))
    .groupBy(credits.ownerId, credits.account)
    .orderBy(credits.ownerId, credits.account)
  return rows.map((row) => ({ ...row, dueOn: scope.today, isAwaiting: false, debit: 0 }))
}

async function ownersNamed(db: Queryable, { userId, placeId }: Scope, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, person: personShownIn(users.id, places.id) })
    .from(users)
    .innerJoin(places, eq(places.id, placeId))
    .where(and(inArray(users.id, [...ids]), memberOf(userId, placeId)))
  return new Map(rows.map(({ id, person }) => [id, person?.displayName ?? '']))
}

/** The debt of each co-owner today, including those without one. */
export async function findCoownerAmounts(db: Queryable, scope: Scope): Promise<readonly Owed[]> {
  const lines = [...(await owedLines(db, scope)), ...(await settledAmounts(db, scope))]
  const byOwner = Map.groupBy(lines, ({ ownerId }) => ownerId)
  const owned = await db
    .select({ ownerId: lots.ownerId, number: lots.number })
    .from(lots)
    .where(and(eq(lots.placeId, scope.placeId), isNotNull(lots.ownerId), memberOf(scope.userId, scope.placeId)))
    .orderBy(lots.number)
  const lotsOf = Map.groupBy(owned, ({ ownerId }) => ownerId)
  const ids = [...new Set([...byOwner.keys(), ...owned.flatMap(({ ownerId }) => ownerId ?? [])])]
  const names = ids.length === 0 ? new Map<string, string>() : await ownersNamed(db, scope, ids)
  return ids.map((id) => {
    const own = byOwner.get(id) ?? []
    const sumOf = (some: typeof lines) => some.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
    return {
      id,
      name: names.get(id) ?? '',
      lotNumbers: (lotsOf.get(id) ?? []).map(({ number }) => number),
      balance: sumOf(own),
      awaiting: sumOf(own.filter(({ isAwaiting }) => isAwaiting)),
      ...dueBy(
        own.filter(({ isAwaiting }) => !isAwaiting),
        scope.today,
      ),
    }
  })
}

type Line = Awaited<ReturnType<typeof owedLines>>[number]

/** The debt on a day, less overpaid amounts, its ages, and the due date of the oldest part. Cents. */
function dueBy(lines: readonly Line[], today: string): Pick<Owed, 'due' | 'ageing' | 'owedSince'> {
  // All lots of an owner count together here.
  const owned = lines.map((line, index) => ({ ...line, id: `${index}`, lotId: null, lotRank: 0 }))
  const { debts, credit } = openDebts(owned, today)
  const ageing = { underThree: 0, underSix: 0, underTwelve: 0, older: 0 }
  for (const { dueOn, open } of debts) ageing[ageOf(dueOn, today) ?? 'underThree'] += open
  const due = debts.reduce((sum, { open }) => sum + open, 0) - credit
  const [oldest = null] = due > 0 ? debts.map(({ dueOn }) => dueOn).toSorted() : []
  return { due, ageing, owedSince: oldest }
}
