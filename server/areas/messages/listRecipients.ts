import type { conversationRoutes, RecipientList } from '#contract/messages/conversations.ts'
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
      return { id, kind, membersCount: members.length, reachedCount, ...reachOf(obstacles) }
    }),
    hasMore: found.length > most,
  }
}

/** Why a list reaches nobody, or misses some people, according to the obstacles of its members. */
function reachOf(obstacles: readonly ReturnType<typeof obstacleOf>[]): Pick<RecipientList, 'obstacle' | 'missed'> {
  if (obstacles.length === 0) return { obstacle: 'nobody', missed: null }
  const met = obstacles.filter((obstacle) => obstacle !== null)
  const outsiders = met.filter((obstacle) => obstacle === 'notCoowner').length
  if (met.length === obstacles.length) {
    return { obstacle: outsiders === met.length ? 'notCoowner' : 'settings', missed: null }
  }
  if (met.length === 0) return { obstacle: null, missed: null }
  return { obstacle: null, missed: outsiders === 0 ? 'settings' : outsiders === met.length ? 'notCoowner' : 'both' }
}
