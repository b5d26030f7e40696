import type { communityRoutes } from '#contract/community.ts'
import { type RoleName, roleFilters } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { listPeople } from './contacts.store.ts'
import { toContact } from './toContact.ts'

type Contacts = typeof communityRoutes.contacts
type Call = RouteOutput<Contacts> & { readonly roles: readonly RoleName[] }

/** The people of a place by name, each once with all their roles, each as their privacy settings allow. */
export async function listContacts(
  { actor, db }: SignedInCtx,
  { params: { placeId }, query, roles }: Call,
): Promise<RouteAnswer<Contacts>> {
  const { search, byRole } = query
  const filter = { userId: actor.userId, placeId, search, roles: byRole && roleFilters[byRole] }
  const { people, meta } = await listPeople(db, filter, query)
  const contacts = people.map((person) => toContact(person, { userId: actor.userId, roles }))
  return {
    data: {
      result: contacts.map(({ userId }) => userId),
      entities: { users: Object.fromEntries(contacts.map((contact) => [contact.userId, contact])) },
    },
    meta,
  }
}
