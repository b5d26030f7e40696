import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PersonShown } from '#contract/people.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from './places.tables.ts'
import { users } from './profile.tables.ts'

/**
 * A person as a place sees them, as one value of a statement, so that a page of rows needs no second statement. The
 * name is that of the identity they use there, else that of their profile. Somebody who left the place keeps the
 * name, but nothing links to them. `null` = nobody, or somebody whose account was deleted.
 */
export const personShownIn = (personId: SQLWrapper, placeId: SQLWrapper): SQL<PersonShown | null> => {
  const value = sql`(
    select json_build_object(
      'userId', case when held.role is not null then person.id end,
      'displayName', coalesce(held.display_name, person.display_name),
      'avatarUrl', case when held.role is not null then person.avatar_url end)
    from users person left join lateral (
      select m.role, m.display_name from memberships m where m.user_id = person.id and m.place_id = ${placeId}
      order by m.is_default desc, m.role limit 1) held on true
    where person.id = ${personId})`
  // Wrapped because drizzle strips the table from a column that stands directly in a selected expression.
  return sql<PersonShown | null>`${value}`
}

/** Only the name of a person, as a place sees them. */
export const nameShownIn = (personId: SQLWrapper, placeId: SQLWrapper): SQL<unknown> => {
  const value = sql`(
    select coalesce((
      select m.display_name from memberships m where m.user_id = person.id and m.place_id = ${placeId}
      order by m.is_default desc, m.role limit 1), person.display_name)
    from users person where person.id = ${personId})`
  return sql`${value}`
}

/** One person as a place sees them. */
export async function findPersonShown(db: Queryable, userId: string, placeId: string): Promise<PersonShown | null> {
  const [row] = await db
    .select({ person: personShownIn(users.id, places.id) })
    .from(users)
    .innerJoin(places, eq(places.id, placeId))
    .where(eq(users.id, userId))
  return row?.person ?? null
}
