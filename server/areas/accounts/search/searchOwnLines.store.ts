import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import { prepared } from '#server/platform/prepared.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { accountWords } from '../accountWords.ts'
import { isSharedPayment } from '../statement/ownLines.store.ts'

const words = wordsOf(ledgerEntries.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`
const amount = sql`(${ledgerLines.debit} + ${ledgerLines.credit})`

const statement = prepared((db) =>
  db
    .select({
      entryId: ledgerLines.entryId,
      rank: ledgerLines.rank,
      placeId: ledgerLines.placeId,
      label: ledgerEntries.label,
      isSharedPayment: isSharedPayment(sql.placeholder('userId')),
      enteredOn: ledgerLines.enteredOn,
      amount: amount.mapWith(Number),
      placeName: places.name,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .innerJoin(places, and(eq(places.id, ledgerLines.placeId), eq(places.offer, sql.placeholder('offer'))))
    .where(
      and(
        eq(ledgerLines.ownerId, sql.placeholder('userId')),
        inArray(ledgerLines.account, ownerAccounts),
        lte(ledgerLines.enteredOn, sql.placeholder('today')),
        sql`(${words} @@ ${wanted} or ${amount} = ${sql.placeholder('cents')}::bigint)`,
        mayReadIn(ledgerLines.placeId, 'account.read'),
      ),
    )
    .orderBy(
      desc(ledgerLines.enteredOn),
      desc(ledgerEntries.journal),
      desc(ledgerEntries.number),
      asc(ledgerLines.entryId),
      asc(ledgerLines.rank),
    )
    .limit(hitsPerKind)
    .prepare('search_own_lines'),
)

/** Finds lines of the caller's own account by the words of their label and piece, or by their amount. */
export const searchOwnLines: SearchSource = async (db, call) => {
  const rows = await statement(db).execute(call)
  const { labelOf } = accountWords(call.locale)
  return rows.map(({ entryId, rank, placeId, enteredOn, amount: cents, placeName, ...named }) => ({
    kind: 'ownLine',
    id: `${entryId}.${rank}`,
    placeId,
    title: labelOf(named),
    detail: placeName,
    roles: [],
    verdict: null,
    line: { amount: cents, enteredOn },
  }))
}
