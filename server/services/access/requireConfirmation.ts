import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { isConfirmed } from './confirmations.store.ts'
import { sha256 } from './tokens.ts'

export const notConfirmed = () => new Problem('confirmation_required', 'the password was not typed a moment ago')

/** The facts that a confirmation is checked against: the person, their session, the time. */
export const confirmationOf = ({ actor, now }: Pick<SignedInCtx, 'actor' | 'now'>, token: string) => ({
  userId: actor.userId,
  sessionId: actor.sessionId,
  hash: sha256(token),
  now: now().toISOString(),
})

const answer = z.object({ rows: z.tuple([z.object({ confirmed: z.boolean() })]) })

/** Refuses a binding act unless the person has just retyped their password in this session. */
export async function requireConfirmation(
  db: Queryable,
  ctx: Pick<SignedInCtx, 'actor' | 'now'>,
  token: string,
): Promise<void> {
  const result = await db.execute(sql`select ${isConfirmed(confirmationOf(ctx, token))} as confirmed`)
  if (!answer.parse(result).rows[0].confirmed) throw notConfirmed()
}
