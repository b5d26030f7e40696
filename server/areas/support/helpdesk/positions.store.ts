import { eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#server/platform/database.ts'
import { deskPositions, tickets } from '../tickets.tables.ts'

type Claim = { readonly desk: string; readonly at: Date; readonly until: Date }

/** Claims the reading of a help desk for one process; `null` = another process is reading it, or has just done so. */
export async function claimPosition(db: Queryable, { desk, at, until }: Claim) {
  const [row] = await db
    .insert(deskPositions)
    .values({ desk, since: at, claimedUntil: until })
    .onConflictDoUpdate({
      target: deskPositions.desk,
      set: { claimedUntil: until },
      setWhere: lte(deskPositions.claimedUntil, at),
    })
    .returning({ position: deskPositions.position, since: deskPositions.since })
  return row ?? null
}

export async function writePosition(db: Queryable, desk: string, position: string): Promise<void> {
  await db.update(deskPositions).set({ position }).where(eq(deskPositions.desk, desk))
}

const uuid = z.uuid()

/** The ids that belong to tickets of the portal; other programs use ids at a help desk too. */
export async function ticketsAmong(db: Queryable, ids: readonly string[]): Promise<readonly string[]> {
  const possible = [...new Set(ids)].filter((id) => uuid.safeParse(id).success)
  if (possible.length === 0) return []
  const rows = await db.select({ id: tickets.id }).from(tickets).where(inArray(tickets.id, possible))
  return rows.map(({ id }) => id)
}
