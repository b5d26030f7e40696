import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import { offerCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { customerPeople, customers, memberships } from './places.tables.ts'
import { users } from './profile.tables.ts'

/** Locks the customer file, so that its free places are counted and taken one at a time. */
export async function lockCustomer(db: Queryable, reference: string) {
  const [row] = await db.select().from(customers).where(eq(customers.reference, reference)).for('update')
  return row ? { ...row, offer: offerCode.parse(row.offer) } : null
}

/** The number of other people of the file who have chosen a password: an unanswered invitation takes up no place. */
export async function activePeople(db: Queryable, reference: string, exceptEmail: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(customerPeople)
    .innerJoin(users, eq(users.id, customerPeople.userId))
    .where(and(eq(customerPeople.reference, reference), isNotNull(users.passwordHash), ne(users.email, exceptEmail)))
  return row?.total ?? 0
}

/** Puts a person in the customer file and gives them its role in its place; repeating it changes nothing. */
export async function attachPerson(
  db: Queryable,
  { reference, placeId, role }: { reference: string; placeId: string; role: string },
  userId: string,
  since: Date,
): Promise<void> {
  await db.insert(customerPeople).values({ reference, userId }).onConflictDoNothing()
  await db.insert(memberships).values({ userId, placeId, role, since }).onConflictDoNothing()
}
