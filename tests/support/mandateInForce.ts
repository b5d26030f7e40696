import { and, eq, isNull } from 'drizzle-orm'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import type { Queryable } from '#server/platform/database.ts'

/** The columns that payments by the mandate of this person share. */
export async function mandateInForce(db: Queryable, userId: string) {
  const [mandate] = await db
    .select({ mandateId: mandates.id, placeId: mandates.placeId, userId: mandates.userId })
    .from(mandates)
    .where(and(eq(mandates.userId, userId), isNull(mandates.endedAt)))
  if (!mandate) throw new Error('this person has no mandate')
  return mandate
}
