import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { ageOf } from '#contract/accounts/ageing.ts'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { CoownerAmount } from '#contract/accounts/coownerAmounts.ts'
import { openDebts } from '#contract/accounts/openDebts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { personShownIn, toPerson } from '#server/services/directory/personShown.ts'
import { fiscalYears, lots, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { ledgerLines } from '#server/services/ledger/ledger.tables.ts'

/** `today` is the date in the place's time zone, YYYY-MM-DD. */
type Scope = { readonly userId: string; readonly placeId: string; readonly today: string }
type Owed = Omit<CoownerAmount, 'reminder'>

/**
 * What was called and paid under the accounts of owners, by owner, account and due day. A closed year counts through the opening
 * entry of the next one, whose lines have the due days of the debts that they repeat.
 */
async function ownerLines(db: Queryable, { userId, placeId, today }: Scope) {
  const awaited = sql`(select ${fiscalYears.approvedOn} from ${fiscalYears} where ${fiscalYears.id} = ${ledgerLines.awaitsYearId})`
  const dueOn = sql<string>`greatest(coalesce(${ledgerLines.dueOn}, ${ledgerLines.enteredOn}), ${awaited})::text`
  const isAwaiting = sql<boolean>`(${ledgerLines.awaitsYearId} is not null and ${awaited} is null)`
  const openYears = db
    .select({ id: fiscalYears.id })
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), isNull(fiscalYears.closedAt)))
  return db
    .select({
      ownerId: sql<string>`${ledgerLines.ownerId}`,
      account: ledgerLines.account,
      dueOn: sql<string>`${dueOn}`,
      isAwaiting,
      debit: sql`sum(${ledgerLines.debit})`.mapWith(Number),
      credit: sql`sum(${ledgerLines.credit})`.mapWith(Number),
    })
    .from(ledgerLines)
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        memberOf(userId, placeId),
        inArray(ledgerLines.fiscalYearId, openYears),
        inArray(ledgerLines.account, ownerAccounts),
        isNotNull(ledgerLines.ownerId),
        lte(ledgerLines.enteredOn, today),
      ),
    )
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`)
}

async function ownersNamed(db: Queryable, { userId, placeId }: Scope, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, person: personShownIn(users.id, places.id) })
    .from(users)
    .innerJoin(places, eq(places.id, placeId))
    .where(and(inArray(users.id, [...ids]), memberOf(userId, placeId)))
  return new Map(rows.map(({ id, person }) => [id, toPerson(person)?.displayName ?? '']))
}

/** What each co-owner owes today, those without a debt included. */
export async function findCoownerAmounts(db: Queryable, scope: Scope): Promise<readonly Owed[]> {
  const ofOwners = Map.groupBy(await ownerLines(db, scope), ({ ownerId }) => ownerId)
  const owned = await db
    .select({ ownerId: lots.ownerId, number: lots.number })
    .from(lots)
    .where(and(eq(lots.placeId, scope.placeId), isNotNull(lots.ownerId), memberOf(scope.userId, scope.placeId)))
    .orderBy(lots.number)
  const lotsOf = Map.groupBy(owned, ({ ownerId }) => ownerId)
  const ids = [...new Set([...ofOwners.keys(), ...owned.flatMap(({ ownerId }) => ownerId ?? [])])]
  const names = ids.length === 0 ? new Map<string, string>() : await ownersNamed(db, scope, ids)
  return ids.map((id) => {
    const lines = ofOwners.get(id) ?? []
    const sumOf = (some: typeof lines) => some.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
    return {
      id,
      name: names.get(id) ?? '',
      lotNumbers: (lotsOf.get(id) ?? []).map(({ number }) => number),
      balance: sumOf(lines),
      awaiting: sumOf(lines.filter(({ isAwaiting }) => isAwaiting)),
      ...dueBy(
        lines.filter(({ isAwaiting }) => !isAwaiting),
        scope.today,
      ),
    }
  })
}

type Line = Awaited<ReturnType<typeof ownerLines>>[number]

/** What is owed on a day, less what was paid too much, how old each debt is, and since when the oldest is due. Cents. */
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
