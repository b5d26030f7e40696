import type { Platform } from '#server/platform/context.ts'
import { handOver } from './deskJob.ts'
import { claimPosition, ticketsAmong, writePosition } from './positions.store.ts'

const second = 1_000
/** The help desk allows ten reads a minute. */
const period = 60 * second
const mostPages = 5
/** A little less than the period, so that the same process may read again. */
const claim = 55 * second
/** Changes made while the first ticket was being sent. */
const margin = 5 * 60 * second

/**
 * Runs every minute: reads which tickets have changed at the help desk, and adds a job for each ticket of the portal. One process
 * reads at a time. If it dies, the position stays where it was; a ticket that is listed twice is only checked twice.
 */
export async function followDesk({ db, helpdesk, jobs, now }: Platform): Promise<Date | null> {
  if (!helpdesk) return null
  const at = now()
  const next = new Date(at.getTime() + period)
  const { host: desk } = helpdesk
  const claimed = await claimPosition(db, { desk, at, until: new Date(at.getTime() + claim) })
  if (!claimed) return next
  const since = new Date(claimed.since.getTime() - margin)
  let { position } = claimed
  for (let page = 0; page < mostPages; page += 1) {
    const changes = await helpdesk.changesSince(position, since)
    position = changes.position
    await db.transaction(async (tx) => {
      await handOver(tx, { helpdesk, jobs }, ...(await ticketsAmong(tx, changes.externalIds)))
      await writePosition(tx, desk, changes.position)
    })
    if (changes.isAll) break
  }
  return next
}
