import * as z from 'zod/mini'

/** Privacy settings (specification §3): the people who see each field of a profile, and those who may write to its person. */
const visibility = z.enum(['private', 'public'])
export const messageSenders = ['all_contacts', 'coowners_lessors', 'board_members', 'tenants'] as const
const messageSender = z.enum(messageSenders)
export const privateFields = ['email', 'phoneNumber', 'address', 'birthDate'] as const
const visibilities = {
  email: visibility,
  phoneNumber: visibility,
  address: visibility,
  birthDate: visibility,
} satisfies Record<(typeof privateFields)[number], typeof visibility>
export const privacyFields = {
  ...visibilities,
  /** Who may message this person. */
  messagesFrom: messageSender,
}
export const privacySettings = z.object(privacyFields)
export type PrivacySettings = z.output<typeof privacySettings>
