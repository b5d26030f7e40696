import type { NextCall } from '#contract/accounts/accounts.ts'
import { dot } from '#contract/dot.ts'
import type { Queryable } from '#server/platform/database.ts'
import { afterCredit } from '#server/services/ledger/afterCredit.ts'
import type { callNames } from '#server/services/ledger/callNames.ts'
import { debtsOf } from '#server/services/ledger/debtsOf.ts'
import { findPositions } from '#server/services/ledger/positions.store.ts'
import type { OwnScope } from '../statement/ownLines.store.ts'
import { findNextCall } from './calls.store.ts'

type Given = {
  /** Reserved credit. Cents. */
  readonly aside: number
  readonly nameOf: ReturnType<typeof callNames>
}

/** The next call of a person, under the names of all calls of its day, with the amount left to pay once their credit is used. */
export async function readNextCall(db: Queryable, scope: OwnScope, { aside, nameOf }: Given): Promise<NextCall | null> {
  const call = await findNextCall(db, scope)
  if (!call) return null
  const { named, amount, dueOn } = call
  const label = [...new Set(named.map(nameOf))].join(dot)
  const { placeId, userId, today } = scope
  const positions = await findPositions(db, { placeId, ownerIds: [userId], day: today })
  const { credit } = afterCredit(debtsOf(positions), { day: today, aside })
  return { label, amount, dueOn, toPay: Math.max(0, amount - credit) }
}
