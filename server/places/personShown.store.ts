import { eq } from 'drizzle-orm'
import type { PersonShown } from '#contract/people.ts'
import type { Queryable } from '../platform/database.ts'
import { users } from '../profile/profile.tables.ts'
import { personShownIn, toPerson } from './personShown.ts'
import { places } from './places.tables.ts'

/** One person as a place sees them. */
export async function findPersonShown(db: Queryable, userId: string, placeId: string): Promise<PersonShown | null> {
  const [row] = await db
    .select({ person: personShownIn(users.id, places.id) })
    .from(users)
    .innerJoin(places, eq(places.id, placeId))
    .where(eq(users.id, userId))
  return toPerson(row?.person ?? null)
}
