import { z } from 'zod'
import { impersonation, sessionTokens } from './session.ts'

/** Messages between /token-login and the window that embeds it (specification §2). */
export const readyMessage = { type: 'ready' } as const
export const doneMessage = { type: 'done' } as const
export const authMessage = z.strictObject({
  type: z.literal('auth'),
  user: sessionTokens.extend({ impersonatedUser: impersonation.nullable().default(null) }),
  selectedPlaceId: z.uuid().nullable().default(null),
})
export type AuthMessage = z.output<typeof authMessage>
