import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { ledgerRows } from '../movements/ledgerRows.store.ts'

const words = wordsOf(ledgerEntries.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`
const cents = sql`${sql.placeholder('cents')}::bigint`

/**
 * The places whose books the caller reads, with or without the debts of each owner. Two parts of a statement use it, so that
 * PostgreSQL finds these few rows first, and not once for each entry.
 */
const readPlaces = (db: Queryable, seesOwners: boolean) => {
  const seesThem = mayReadIn(places.id, 'coownerAmounts.read')
  return db.$with('read_places').as(
    db
      .select({ id: places.id, name: places.name })
      .from(places)
      .where(
        and(
          eq(places.offer, sql.placeholder('offer')),
          mayReadIn(places.id, 'buildingAccounts.read'),
          seesOwners ? seesThem : not(seesThem),
        ),
      ),
  )
}

/**
 * The building's entries as the page of movements shows them, to readers with or without `coownerAmounts.read`. No word or amount
 * finds an entry whose label they may not see, because a hit without a label would say nothing. Words and amounts are two
 * statements: with both in one condition, PostgreSQL would use the index of neither and read the words of every entry.
 */
const searchAs = (seesOwners: boolean, by: 'words' | 'amount') => {
  const rows = ledgerRows(seesOwners)
  return prepared((db) => {
    const sizes = (where: SQL | undefined) =>
      db
        .select({ size: sql`max(${rows.size})` })
        .from(rows.from)
        .where(and(rows.isOfEntry, where))
    const read = readPlaces(db, seesOwners)
    const ids = db.select({ id: read.id }).from(read)
    const withAmount = db
      .select({ id: rows.from.entryId })
      .from(rows.from)
      .where(and(inArray(rows.from.placeId, ids), sql`${rows.size} = ${cents}`))
    const { id, placeId, label, enteredOn, journal, number } = ledgerEntries
    const matches = db
      .select({ id, placeId, label, enteredOn, journal, number, placeName: sql<string>`${read.name}`.as('place_name') })
      .from(ledgerEntries)
      .innerJoin(read, eq(read.id, placeId))
    const latest = [desc(enteredOn), desc(journal), desc(number), asc(id)]
    // Both have the name of their table because `rows` refers to that name. A word may occur in thousands of entries that nobody
    // may see, so a join excludes them immediately. An amount occurs in few, so the subquery only sorts them (an optimisation
    // fence), and access is checked only for the entries that are shown.
    const found =
      by === 'words'
        ? matches
            .where(and(inArray(placeId, ids), sql`${words} @@ ${wanted}`, rows.areShown))
            .orderBy(...latest)
            .limit(hitsPerKind)
            .as('ledger_entries')
        : matches
            .where(and(inArray(placeId, ids), inArray(id, withAmount)))
            .orderBy(...latest)
            .as('ledger_entries')
    return db
      .with(read)
      .select({
        id: found.id,
        placeId: found.placeId,
        title: found.label,
        enteredOn: found.enteredOn,
        amount: sql`coalesce((${sizes(sql`${rows.size} = ${cents}`)}), (${sizes(undefined)}))`.mapWith(Number),
        placeName: found.placeName,
      })
      .from(found)
      .where(by === 'words' ? undefined : rows.isShown)
      .limit(hitsPerKind)
      .prepare(`search_movements_by_${by}_${seesOwners ? 'with' : 'without'}_owners`)
  })
}
const byWords = [searchAs(true, 'words'), searchAs(false, 'words')]
const byAmount = [searchAs(true, 'amount'), searchAs(false, 'amount')]

/** Finds entries of the books by the words of their label and piece, or by the amount of a line. */
export const searchMovements: SearchSource = async (db, call) => {
  const statements = [...byWords, ...(call.cents === null ? [] : byAmount)]
  const found = await Promise.all(statements.map((statement) => statement(db).execute(call)))
  return [...new Map(found.flat().map((hit) => [hit.id, hit])).values()]
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
