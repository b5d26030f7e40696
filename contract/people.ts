import * as z from 'zod/mini'

/** Somebody as others of the place see them: the name they show there, and their picture. */
export const personShown = z.object({
  /** `null` = they have left the portal; their name stays with what they wrote. */
  userId: z.nullable(z.uuid()),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
})
export type PersonShown = z.output<typeof personShown>
