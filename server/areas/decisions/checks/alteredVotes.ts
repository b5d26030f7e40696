import type { Database } from '#server/platform/database.ts'
import { verifyLog } from '../verification/verifyLog.ts'
import { decisionIds, lockChecked } from './checks.store.ts'

/**
 * Verifies every decision, and changes nothing; returns their number, and a line for each whose votes, roll or log do not match.
 */
export async function alteredVotes(db: Database) {
  const all = await decisionIds(db)
  const faults: string[] = []
  for (const id of all) {
    // Under the lock, no vote comes between the reads.
    const entry = await db.transaction(async (tx) => ((await lockChecked(tx, id)) ? verifyLog(tx, id) : null))
    if (entry !== null)
      faults.push(
        `decision ${id}: ${entry === 0 ? 'its terms or its roll do' : `entry ${entry} of its log does`} not fit`,
      )
  }
  return { count: all.length, faults }
}
