import type { Platform } from '#server/platform/context.ts'
import { accountsThatDiffer, placesInPart } from './totals.store.ts'

/**
 * Checks that the stored totals equal the sums of their lines, for each place once a day. The job fails if they do not, and
 * administrators see it among the failed ones.
 */
export async function proveTotals({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const wrong: string[] = []
  for (const placeId of await placesInPart(db, now().getUTCHours(), hoursOfDay)) {
    const accounts = await accountsThatDiffer(db, placeId)
    if (accounts.length > 0) wrong.push(`${placeId} (${accounts.join(', ')})`)
  }
  if (wrong.length > 0) throw new Error(`the totals of the books are not the sums of their lines: ${wrong.join('; ')}`)
}

const hoursOfDay = 24
