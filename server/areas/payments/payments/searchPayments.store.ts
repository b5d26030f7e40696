import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { prepared } from '#server/platform/prepared.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { payments } from './payments.tables.ts'

/** A reference of a payment, or its first letters, as on a bank statement. */
const isReference = /^P[0-9A-Z]{3,16}$/

const statement = prepared((db) =>
  db
    .select({
      id: payments.id,
      placeId: payments.placeId,
      title: payments.endToEndId,
      amount: payments.amount,
      collectOn: payments.collectOn,
      placeName: places.name,
    })
    .from(payments)
    .innerJoin(places, and(eq(places.id, payments.placeId), eq(places.offer, sql.placeholder('offer'))))
    .where(
      and(
        eq(payments.userId, sql.placeholder('userId')),
        sql`(starts_with(${payments.endToEndId}, ${sql.placeholder('reference')}::text)
          or ${payments.amount} = ${sql.placeholder('cents')}::bigint)`,
        mayReadIn(payments.placeId, 'payment.make'),
      ),
    )
    .orderBy(desc(payments.askedAt), asc(payments.id))
    .limit(hitsPerKind)
    .prepare('search_payments'),
)

/** Finds the caller's own payments by their reference or amount. */
export const searchPayments: SearchSource = async (db, { userId, offer, cents, text }) => {
  const typed = text.replaceAll(/\s/g, '').toUpperCase()
  const reference = isReference.test(typed) ? typed : null
  const rows = await statement(db).execute({ userId, offer, cents, reference })
  return rows.map(({ id, placeId, title, amount, collectOn, placeName }) => ({
    kind: 'payment',
    id,
    placeId,
    title,
    detail: placeName,
    roles: [],
    verdict: null,
    line: { amount, enteredOn: collectOn },
  }))
}
