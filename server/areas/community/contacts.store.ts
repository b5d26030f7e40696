import { and, asc, eq, exists, ilike, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RoleName } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { plainText } from '#server/services/directory/plainText.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'

type Filter = {
  readonly userId: string
  readonly placeId: string
  readonly search?: string | undefined
  /** Only people who hold one of these roles, each with all the roles they hold. */
  readonly roles?: readonly RoleName[] | undefined
}

const asker = alias(memberships, 'asker')

/** The name of a person's default identity in the place, if they gave it one. */
const identityName = sql<
  string | null
>`(array_agg(${memberships.displayName} order by ${memberships.isDefault} desc, ${memberships.role}))[1]`
const shownName = sql<string>`coalesce(${identityName}, ${users.displayName})`
const plainIdentityName = plainText(identityName)
const sortName = sql`coalesce(${plainIdentityName}, ${users.searchText})`

const asMember = (db: Queryable) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(asker)
      .where(and(eq(asker.placeId, memberships.placeId), eq(asker.userId, sql.placeholder('userId')))),
  )

/** A filter that is not set is `null`. */
const filter = () => {
  const pattern = sql`${sql.placeholder('pattern')}::text`
  const roles = sql`${sql.placeholder('roles')}::text`
  return and(
    or(isNull(pattern), ilike(users.searchText, pattern), sql`${plainIdentityName} ilike ${pattern}`),
    or(isNull(roles), sql`bool_or(${memberships.role} = any(string_to_array(${roles}, ',')))`),
  )
}

const people = (db: Queryable) =>
  db
    .select({
      userId: users.id,
      displayName: shownName.as('shown_name'),
      sortName: sortName.as('sort_name'),
      avatarUrl: users.avatarUrl,
      roles: sql<unknown>`json_agg(${memberships.role} order by ${memberships.role})`.as('roles'),
      email: users.email,
      phoneNumber: users.phoneNumber,
      address: users.address,
      birthDate: users.birthDate,
      privacy: privacySettings,
      total: totalOfAll.as('total'),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(privacySettings, eq(privacySettings.userId, users.id))
    .where(and(eq(memberships.placeId, sql.placeholder('placeId')), asMember(db)))
    .groupBy(users.id, privacySettings.userId)
    .having(filter())

const onePage = prepared((db) =>
  people(db)
    .orderBy(asc(sql`sort_name`), asc(users.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('contacts'),
)

/** The people of a place that the caller belongs to, by the names they show there. */
export async function listPeople(db: Queryable, { userId, placeId, search, roles }: Filter, page: PageQuery) {
  const values = {
    userId,
    placeId,
    pattern: search ? toSearchPattern(search) : null,
    roles: roles ? roles.join(',') : null,
  }
  const rows = await onePage(db).execute({ ...values, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await onePage(db).execute({ ...values, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  return { people: rows, meta }
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>['people'][number]
