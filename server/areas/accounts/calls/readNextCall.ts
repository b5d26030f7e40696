import type { NextCall } from '#contract/accounts/accounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { afterCredit } from '#server/services/ledger/afterCredit.ts'
import { debtsOf } from '#server/services/ledger/debtsOf.ts'
import { findPositions } from '#server/services/ledger/positions.store.ts'
import type { OwnScope } from '../statement/ownLines.store.ts'
import { findNextCall } from './calls.store.ts'

/** The next call of a person, with the amount left to pay once their credit is used. `aside` is reserved credit. */
export async function readNextCall(db: Queryable, scope: OwnScope, aside: number): Promise<NextCall | null> {
  const call = await findNextCall(db, scope)
  if (!call) return null
  const { placeId, userId, today } = scope
  const positions = await findPositions(db, { placeId, ownerIds: [userId], day: today })
  const { credit } = afterCredit(debtsOf(positions), { day: today, aside })
  return { ...call, toPay: Math.max(0, call.amount - credit) }
}
