import * as z from 'zod/mini'

/** Privacy settings (specification §3): who sees which field of a profile, and who may write to a person. */
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
