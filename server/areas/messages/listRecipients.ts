import type { conversationRoutes } from '#contract/messages/conversations.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { isOfList, isStaff, obstacleOf } from './obstacleOf.ts'
import { findLists, findPeople } from './recipients.store.ts'

type Recipients = typeof conversationRoutes.recipients
type Call = RouteOutput<Recipients> & { readonly roles: readonly RoleName[] }

const most = 50

/** The people and lists that the caller may write to, and for each other one the obstacle. */
export async function listRecipients(
  { actor, db }: SignedInCtx,
  { params: { placeId }, query: { search }, roles }: Call,
): Promise<RouteAnswer<Recipients>> {
  const scope = { userId: actor.userId, placeId }
  const [everybody, lists] = await Promise.all([findPeople(db, scope, {}), findLists(db, scope)])
  const found = search ? await findPeople(db, scope, { search, most: most + 1 }) : everybody
  return {
    people: found.slice(0, most).map((person) => ({
      userId: person.userId,
      displayName: person.displayName,
      avatarUrl: person.avatarUrl,
      roles: person.roles,
      isStaff: isStaff(person.roles),
      obstacle: obstacleOf(person, roles),
    })),
    lists: lists.map(({ id, kind }) => {
      const members = everybody.filter((person) => isOfList(kind, person.roles))
      const obstacles = members.map((person) => obstacleOf(person, roles))
      const reachedCount = obstacles.filter((obstacle) => obstacle === null).length
      return { id, kind, membersCount: members.length, reachedCount, obstacle: obstacleOfList(obstacles) }
    }),
    hasMore: found.length > most,
  }
}

/** Why a list reaches nobody, according to the obstacles of its members. */
function obstacleOfList(obstacles: readonly ReturnType<typeof obstacleOf>[]) {
  if (obstacles.length === 0) return 'nobody'
  if (obstacles.includes(null)) return null
  return obstacles.every((obstacle) => obstacle === 'notCoowner') ? 'notCoowner' : 'settings'
}
