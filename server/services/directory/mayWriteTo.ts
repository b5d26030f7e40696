import type { PrivacySettings } from '#contract/privacySettings.ts'
import { type RoleName, roleFilters } from '#contract/roles.ts'

type MessagesFrom = PrivacySettings['messagesFrom']

/** The roles that each privacy setting allows to write to the person; `all_contacts` requires no role. */
const senderRoles: Readonly<Record<Exclude<MessagesFrom, 'all_contacts'>, readonly RoleName[]>> = {
  coowners_lessors: [...roleFilters.coowners, ...roleFilters.cs],
  board_members: roleFilters.cs,
  tenants: roleFilters.residents,
}

/** Whether a person's settings allow somebody with these roles to write to them. */
export function mayWriteTo(from: MessagesFrom, roles: readonly RoleName[]): boolean {
  if (from === 'all_contacts') return true
  const allowed = senderRoles[from]
  return roles.some((role) => allowed.includes(role))
}
