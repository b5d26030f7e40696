import * as z from 'zod/mini'

/** A person as others of the place see them: the name shown there, and their picture. */
export const personShown = z.object({
  /** `null` = they have left the portal; their texts keep their name. */
  userId: z.nullable(z.uuid()),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
})
export type PersonShown = z.output<typeof personShown>
