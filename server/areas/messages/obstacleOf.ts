import type { DistributionListKind } from '#contract/community.ts'
import type { RecipientPerson } from '#contract/messages/conversations.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { listRoles } from '#server/services/directory/isOnList.store.ts'
import { mayWriteTo } from '#server/services/directory/mayWriteTo.ts'
import type { CandidateRow } from './recipients.store.ts'

type Candidate = Pick<CandidateRow, 'roles' | 'messagesFrom' | 'isBlocked' | 'hasBlocked'>

export const isStaff = (roles: readonly RoleName[]) => can(roles, 'exchange.answer')

/**
 * Why somebody with these roles cannot write to a person; `null` = they can. Settings and blocks apply only between neighbours:
 * staff can always be reached, and can always reach the people of their buildings.
 */
export function obstacleOf(person: Candidate, senderRoles: readonly RoleName[]): RecipientPerson['obstacle'] {
  if (!can(person.roles, 'conversation.read')) return 'notCoowner'
  if (isStaff(person.roles) || isStaff(senderRoles)) return null
  if (person.isBlocked) return 'blocked'
  return person.hasBlocked || !mayWriteTo(person.messagesFrom, senderRoles) ? 'settings' : null
}

/** Whether a person is on a distribution list. */
export const isOfList = (kind: DistributionListKind, roles: readonly RoleName[]): boolean =>
  roles.some((role) => listRoles[kind].includes(role))
