import { and, eq, sql } from 'drizzle-orm'
import { aboutThing } from '#contract/accounts/explain.ts'
import type { Share } from '#contract/accounts/explanations.ts'
import type { Queryable } from '#server/platform/database.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { callParts, callShares } from '#server/services/ledger/calls.tables.ts'

export type ExplainedShare = {
  readonly lotId: string
  /** `null` = the key of all lots. */
  readonly keyId: string | null
  readonly explanation: Share
}
type OfCall = { readonly callId: string; readonly shares: readonly ExplainedShare[] }

/** Writes the shares of lots in calls: the explanation of a key once, and only its own share for each lot. */
export async function insertShares(db: Queryable, ofCalls: readonly OfCall[]): Promise<void> {
  const parts = ofCalls.flatMap(({ callId, shares }) =>
    [...Map.groupBy(shares, ({ keyId }) => keyId)].flatMap(([keyId, [first]]) => {
      if (!first) return []
      const { of: explanation, whole, leftCents } = first.explanation
      return [{ callId, keyId, explanation, whole, leftCents }]
    }),
  )
  await insertAtOnce(db, callParts, parts)
  const rows = ofCalls.flatMap(({ callId, shares }) =>
    shares.map(({ lotId, keyId, explanation: { amount, weight, place } }) => {
      return { callId, lotId, keyId, amount, weight, place }
    }),
  )
  await insertAtOnce(db, callShares, rows)
}

/** For a join with `callShares` that reads the explanation. */
export const partOfShare = and(
  eq(callParts.callId, callShares.callId),
  sql`${callParts.keyId} is not distinct from ${callShares.keyId}`,
)

/** The columns of a share from which `toExplanation` builds its explanation. */
export const explainedShare = {
  lotId: callShares.lotId,
  lotNumber: lots.number,
  amount: callShares.amount,
  of: callParts.explanation,
  weight: callShares.weight,
  whole: callParts.whole,
  leftCents: callParts.leftCents,
  place: callShares.place,
}
type StoredShare = Omit<Share, 'kind' | 'about'> & { readonly lotId: string; readonly lotNumber: number }

export const toExplanation = ({
  lotId,
  lotNumber,
  amount,
  of,
  weight,
  whole,
  leftCents,
  place,
}: StoredShare): Share => ({
  kind: 'share',
  about: aboutThing('lot', { id: lotId, name: `${lotNumber}` }),
  amount,
  of,
  weight,
  whole,
  leftCents,
  place,
})
