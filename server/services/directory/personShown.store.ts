import { eq } from 'drizzle-orm'
import type { PersonShown } from '#contract/people.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from './personShown.ts'
import { places } from './places.tables.ts'
import { users } from './profile.tables.ts'

/** One person as a place sees them. */
export async function findPersonShown(db: Queryable, userId: string, placeId: string): Promise<PersonShown | null> {
  const [row] = await db
    .select({ person: personShownIn(users.id, places.id) })
    .from(users)
    .innerJoin(places, eq(places.id, placeId))
    .where(eq(users.id, userId))
  return row?.person ?? null
}
