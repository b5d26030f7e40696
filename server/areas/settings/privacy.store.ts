import { eq } from 'drizzle-orm'
import { type PrivacySettings, privacySettings as schema } from '#contract/privacySettings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'

type Changes = { readonly [Field in keyof PrivacySettings]?: PrivacySettings[Field] | undefined }

/** By default nothing is shown, and people of the same places may send messages. */
const defaults: PrivacySettings = {
  email: 'private',
  phoneNumber: 'private',
  address: 'private',
  birthDate: 'private',
  messagesFrom: 'all_contacts',
}

export async function findPrivacy(db: Queryable, userId: string): Promise<PrivacySettings> {
  const [row] = await db.select().from(privacySettings).where(eq(privacySettings.userId, userId))
  return row ? schema.parse(row) : defaults
}

/** Writes the settings that were sent; the others keep their value or the default. */
export async function writePrivacy(db: Queryable, userId: string, changes: Changes): Promise<PrivacySettings> {
  const first = {
    email: changes.email ?? defaults.email,
    phoneNumber: changes.phoneNumber ?? defaults.phoneNumber,
    address: changes.address ?? defaults.address,
    birthDate: changes.birthDate ?? defaults.birthDate,
    messagesFrom: changes.messagesFrom ?? defaults.messagesFrom,
  }
  const [row] = await db
    .insert(privacySettings)
    .values({ ...first, userId })
    .onConflictDoUpdate({ target: privacySettings.userId, set: { ...changes, userId } })
    .returning()
  return schema.parse(row)
}
