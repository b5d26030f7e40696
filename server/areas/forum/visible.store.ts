import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { can, permissions } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { posts } from './posts.tables.ts'
import { topicReaders, topics } from './topics.tables.ts'

/** A reader, with their roles in the place of the topic as read by the gate. */
export type Reader = { readonly userId: string; readonly roles: readonly RoleName[] }

export const isModerator = (roles: readonly RoleName[]) => can(roles, 'topic.moderate')

const readingRoles = sql.join(
  permissions['topic.read'].map((role) => sql`${role}`),
  sql`, `,
)
/** Whether the person reads the forum of a place. With a place's id instead of a column, it is checked once. */
export const readsForumOf = (userId: string | SQLWrapper, placeId: SQLWrapper | string): SQL =>
  sql`exists (select 1 from ${memberships} where ${memberships.userId} = ${userId} and ${memberships.placeId} = ${placeId}
    and ${memberships.role} in (${readingRoles}))`

/** Joins the caller's read position in a topic, and whether they follow it. */
export const ownReading = (userId: string | SQLWrapper): SQL | undefined =>
  and(eq(topicReaders.topicId, topics.id), sql`${topicReaders.userId} = ${userId}`)

/** Matches posts that everybody may read. */
export const stands = and(isNull(posts.hiddenAt), isNull(posts.withdrawnAt))

export type Viewer = { readonly userId: string | SQLWrapper; readonly isModerator: boolean }

/** Matches posts whose content the person may read: only the author, board and manager read a hidden one. */
export const isSeenBy = ({ userId, isModerator: moderates }: Viewer): SQL | undefined =>
  moderates ? sql`true` : or(isNull(posts.hiddenAt), sql`${posts.authorId} = ${userId}`)
