import { type Contact, contact } from '#contract/community.ts'
import { can } from '#contract/permissions.ts'
import { type PrivacySettings, privacySettings, privateFields } from '#contract/privacySettings.ts'
import type { RoleName } from '#contract/roles.ts'
import { mayWriteTo } from '#server/services/directory/mayWriteTo.ts'
import type { PersonRow } from './contacts.store.ts'

type Asker = { readonly userId: string; readonly roles: readonly RoleName[] }

/** A person as the caller may see them: a hidden field is as empty as one that was never filled in. */
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
    mayBeMessaged: !isSelf && mayWriteTo(privacy?.messagesFrom ?? 'all_contacts', asker.roles),
    isSelf,
    hiddenFields: isSelf ? privateFields.filter((field) => row[field] !== null && privacy?.[field] !== 'public') : [],
  })
}
