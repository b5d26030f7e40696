import type { Queryable } from '#server/platform/database.ts'
import { findAnnounced } from '../automatic/automatic.store.ts'
import { openBalance } from '../payments/openBalance.ts'

type Owner = { readonly userId: string; readonly placeId: string; readonly today: string }

/** The free credit of an owner, and the credit reserved for announced debits. Cents. */
export async function freeCredit(db: Queryable, owner: Owner) {
  const { userId, placeId, today } = owner
  const { credit } = await openBalance(db, owner)
  const counted = (await findAnnounced(db, placeId, [userId], today)).reduce(
    (sum, { intended, amount }) => sum + intended.reduce((owed, debt) => owed + debt.amount, 0) - amount,
    0,
  )
  const announced = Math.min(credit, counted)
  return { free: credit - announced, announced }
}
