import { sql } from 'drizzle-orm'
import { users } from '#server/services/directory/profile.tables.ts'
import type { Queryable } from '../platform/database.ts'

/** Any number of our own: of two processes that start together, one seeds. */
const lockKey = 4_120_663

/** True when there are no people yet. Blocks other processes that check the same until the transaction ends. */
export async function isEmpty(tx: Queryable): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  return (await tx.select({ id: users.id }).from(users).limit(1)).length === 0
}
