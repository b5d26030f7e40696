import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { roleName } from '#contract/roles.ts'
import { prepared } from '#server/platform/prepared.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { memberWith } from './memberOf.store.ts'
import { memberships, places } from './places.tables.ts'
import { users } from './profile.tables.ts'

const words = wordsOf(users.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`

const statement = prepared((db) => {
  const rank = sql<number>`ts_rank(${words}, ${wanted})`
  // A person of several shared places is one hit, in the first of these places by name.
  const met = db
    .selectDistinctOn([users.id], {
      id: users.id,
      placeId: sql<string>`${places.id}`.as('place_id'),
      placeName: sql<string>`${places.name}`.as('place_name'),
      title:
        sql<string>`coalesce((array_agg(${memberships.displayName} order by ${memberships.isDefault} desc, ${memberships.role}))[1], ${users.displayName})`.as(
          'title',
        ),
      roles: sql<unknown>`json_agg(${memberships.role} order by ${memberships.role})`.as('roles'),
      rank: rank.as('rank'),
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(places, and(eq(places.id, memberships.placeId), eq(places.offer, sql.placeholder('offer'))))
    .where(and(sql`${words} @@ ${wanted}`, memberWith('contact.read', sql.placeholder('userId'), memberships.placeId)))
    .groupBy(users.id, places.id)
    .orderBy(asc(users.id), asc(places.name), asc(places.id))
    .as('met')
  return db
    .select()
    .from(met)
    .orderBy(desc(met.rank), asc(met.title), asc(met.id))
    .limit(hitsPerKind)
    .prepare('search_people')
})

const roleNames = z.array(roleName)

/** Finds people of the same places by the words of their names. */
export const findPeople: SearchSource = async (db, call) => {
  const rows = await statement(db).execute(call)
  return rows.map(({ id, placeId, placeName, title, roles }) => ({
    kind: 'person',
    id,
    placeId,
    title,
    detail: placeName,
    roles: roleNames.parse(roles),
    verdict: null,
    line: null,
  }))
}
