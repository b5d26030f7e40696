import { type Contact, contact } from '#contract/community.ts'
import { can } from '#contract/permissions.ts'
import { type RoleName, roleFilters } from '#contract/roles.ts'
import { type PrivacySettings, privacySettings } from '#contract/settings.ts'
import type { PersonRow } from './contacts.store.ts'

type Asker = { readonly userId: string; readonly roles: readonly RoleName[] }

/** Who each choice of the privacy settings lets write; `all_contacts` asks for no role. */
const senderRoles: Record<Exclude<PrivacySettings['messagesFrom'], 'all_contacts'>, readonly RoleName[]> = {
  coowners_lessors: [...roleFilters.coowners, ...roleFilters.cs],
  board_members: roleFilters.cs,
  tenants: roleFilters.residents,
}

/** A person as the one asking may see them: a field that is not theirs to see is as empty as one never filled in. */
export function toContact(row: PersonRow, asker: Asker): Contact {
  // By default nothing is shown, and people of the same places may send messages.
  const privacy = row.privacy && privacySettings.parse(row.privacy)
  const isSelf = row.userId === asker.userId
  const mayReach = can(asker.roles, 'contact.readPrivate')
  const ifShown = <Value>(field: Exclude<keyof PrivacySettings, 'messagesFrom'>, value: Value, mayAnyway: boolean) =>
    isSelf || mayAnyway || privacy?.[field] === 'public' ? value : null
  return contact.parse({
    userId: row.userId,
    displayName: row.displayName,
    avatarUrl: row.avatarUrl,
    roles: row.roles,
    email: ifShown('email', row.email, mayReach),
    phoneNumber: ifShown('phoneNumber', row.phoneNumber, mayReach),
    address: ifShown('address', row.address, false),
    birthDate: ifShown('birthDate', row.birthDate, false),
    mayBeMessaged: !isSelf && mayWrite(privacy?.messagesFrom ?? 'all_contacts', asker.roles),
    isSelf,
  })
}

function mayWrite(from: PrivacySettings['messagesFrom'], roles: readonly RoleName[]): boolean {
  if (from === 'all_contacts') return true
  const allowed = senderRoles[from]
  return roles.some((role) => allowed.includes(role))
}
