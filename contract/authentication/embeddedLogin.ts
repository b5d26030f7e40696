import * as z from 'zod/mini'
import { impersonation, sessionTokens } from '#contract/session.ts'

/** Messages between /token-login and the window that embeds it (specification §2). */
export const readyMessage = { type: 'ready' } as const
export const doneMessage = { type: 'done' } as const
export const authMessage = z.strictObject({
  type: z.literal('auth'),
  user: z.extend(sessionTokens, { impersonatedUser: z._default(z.nullable(impersonation), null) }),
  selectedPlaceId: z._default(z.nullable(z.uuid()), null),
})
export type AuthMessage = z.output<typeof authMessage>
