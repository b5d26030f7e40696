import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { distributionListKind } from '#contract/community.ts'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { personShown } from '#contract/people.ts'
import { permissions } from '#contract/permissions.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { conversationMembers, conversations } from './conversations.tables.ts'
import { shownConversation, toConversation } from './shownConversation.store.ts'
import { isReadable, ownCopy, type Reader } from './visible.store.ts'

type Scope = Reader & { readonly conversationId: string; readonly locale: LocaleCode }

const shownMembers = 100
const staffRoles = sql.join(
  permissions['exchange.answer'].map((role) => sql`${role}`),
  sql`, `,
)
const members = () => {
  const value = sql`(
    select coalesce(json_agg(json_build_object('person', one.person, 'byList', one.by_list, 'isStaff', one.is_staff)
      order by one.person->>'displayName', one.user_id), '[]')
    from (select ${personShownIn(sql`m.user_id`, sql`m.place_id`)} as person, m.by_list, m.user_id,
        exists (select 1 from ${memberships} where ${memberships.userId} = m.user_id
          and ${memberships.placeId} = m.place_id and ${memberships.role} in (${staffRoles})) as is_staff
      from ${conversationMembers} m where m.conversation_id = ${conversations.id} and m.left_at is null
      order by m.joined_at, m.user_id limit ${sql.raw(String(shownMembers))}) one)`
  return sql<unknown>`${value}`
}

const memberRows = z.array(
  z.object({ person: personShown, byList: z.nullable(distributionListKind), isStaff: z.boolean() }),
)

/** A conversation as one person sees it, without the titles of its subjects; `null` = they may not read it. */
export async function findConversation(
  db: Queryable,
  scope: Scope,
): Promise<Omit<ConversationDetail, 'subjects'> | null> {
  const [row] = await db
    .select({
      ...shownConversation(scope.userId),
      memberId: conversationMembers.userId,
      creatorId: conversations.creatorId,
      creator: personShownIn(conversations.creatorId, conversations.placeId),
      members: members(),
      assignee: personShownIn(conversations.assigneeId, conversations.placeId),
      waitingSince: conversations.waitingSince,
    })
    .from(conversations)
    .leftJoin(conversationMembers, ownCopy(scope.userId))
    .where(and(eq(conversations.id, scope.conversationId), isReadable(scope)))
  if (!row) return null
  return {
    ...toConversation(row, scope.locale),
    isMember: row.memberId !== null,
    creator: toAuthor(row.creator, scope.locale),
    isCreator: row.creatorId === scope.userId,
    members: memberRows.parse(row.members).map(({ person, ...how }) => ({ ...person, ...how })),
    assignee: row.assignee,
    waitingSince: row.waitingSince?.toISOString() ?? null,
  }
}
