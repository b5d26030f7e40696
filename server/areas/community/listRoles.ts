import type { communityRoutes } from '#contract/community.ts'
import { invitationRoles } from '#contract/permissions.ts'
import { roleNames } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { rowsToSkip } from '#server/platform/pagedList.ts'

type Roles = typeof communityRoutes.roles

/** The roles; `for_invitation` returns those that an invitation may grant. Their names come from the locale. */
export function listRoles({ query }: RouteOutput<Roles>): RouteAnswer<Roles> {
  const all = query.q === 'for_invitation' ? invitationRoles : roleNames
  const from = rowsToSkip(query)
  const roles = all.slice(from, from + query.perPage).map((name) => ({ id: name, name }))
  return listAnswer(roles, { roles: byId(roles) }, { total: all.length, perPage: query.perPage, page: query.page })
}
