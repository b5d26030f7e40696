import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { ledgerRows } from '../movements/ledgerRows.ts'

const words = wordsOf(ledgerEntries.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`
const cents = sql`${sql.placeholder('cents')}::bigint`

/** Where the caller belongs, so that the indexes by place are read rather than all books of the offer. */
const ownPlaces = (db: Queryable) =>
  db
    .select({ id: memberships.placeId })
    .from(memberships)
    .where(eq(memberships.userId, sql.placeholder('userId')))

/**
 * The entries of the building as the page of movements shows them to readers of `coownerAmounts.read`, or to those without it. An entry
 * whose label they may not see is found by no word and no amount: without a label, a hit says nothing.
 */
const searchAs = (seesOwners: boolean) => {
  const rows = ledgerRows(seesOwners)
  return prepared((db) => {
    const sizes = (where: SQL | undefined) =>
      db
        .select({ size: sql`max(${rows.size})` })
        .from(rows.from)
        .where(and(rows.isOfEntry, where))
    const seesThem = mayReadIn(db, ledgerEntries.placeId, 'coownerAmounts.read')
    const byAmount = db
      .select({ id: rows.from.entryId })
      .from(rows.from)
      .where(and(inArray(rows.from.placeId, ownPlaces(db)), sql`${rows.size} = ${cents}`))
    return db
      .select({
        id: ledgerEntries.id,
        placeId: ledgerEntries.placeId,
        title: ledgerEntries.label,
        enteredOn: ledgerEntries.enteredOn,
        amount: sql`coalesce((${sizes(sql`${rows.size} = ${cents}`)}), (${sizes(undefined)}))`.mapWith(Number),
        placeName: places.name,
      })
      .from(ledgerEntries)
      .innerJoin(places, and(eq(places.id, ledgerEntries.placeId), eq(places.offer, sql.placeholder('offer'))))
      .where(
        and(
          inArray(ledgerEntries.placeId, ownPlaces(db)),
          sql`(${words} @@ ${wanted} or ${inArray(ledgerEntries.id, byAmount)})`,
          rows.isShown,
          mayReadIn(db, ledgerEntries.placeId, 'buildingAccounts.read'),
          seesOwners ? seesThem : not(seesThem),
        ),
      )
      .orderBy(
        desc(ledgerEntries.enteredOn),
        desc(ledgerEntries.journal),
        desc(ledgerEntries.number),
        asc(ledgerEntries.id),
      )
      .limit(hitsPerKind)
      .prepare(`search_movements_${seesOwners ? 'with' : 'without'}_owners`)
  })
}
const statements = [searchAs(true), searchAs(false)]

/** Finds entries of the books by the words of their label and piece, or by the amount of a line. */
export const searchMovements: SearchSource = async (db, call) => {
  const found = await Promise.all(statements.map((statement) => statement(db).execute(call)))
  return found
    .flat()
    .toSorted((a, b) => b.enteredOn.localeCompare(a.enteredOn))
    .slice(0, hitsPerKind)
    .map(({ id, placeId, title, enteredOn, amount, placeName }) => ({
      kind: 'movement',
      id,
      placeId,
      title,
      detail: placeName,
      roles: [],
      verdict: null,
      line: { amount, enteredOn },
    }))
}
