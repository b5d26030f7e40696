import type { Queryable } from '#server/platform/database.ts'
import { decisionAttachments, decisionLots, decisions, decisionVoters } from './decisions.tables.ts'

type FrozenLot = typeof decisionLots.$inferInsert
/** Rows per statement, because PostgreSQL takes at most 65,535 values. */
const atOnce = 5_000

/** Writes a decision with its roll. Later changes of lots and owners do not affect the count. */
export async function insertDecision(
  db: Queryable,
  values: typeof decisions.$inferInsert & { readonly id: string },
  frozen: readonly FrozenLot[],
): Promise<void> {
  const voters = votersOf(frozen, values.rule === 'art24_iii')
  await db.insert(decisions).values(values)
  for (const rows of inBatches(frozen)) await db.insert(decisionLots).values(rows)
  for (const rows of inBatches(voters)) await db.insert(decisionVoters).values(rows)
}

export async function insertFiles(db: Queryable, decisionId: string, ids: readonly string[]): Promise<void> {
  const rows = ids.map((attachmentId, position) => ({ decisionId, attachmentId, position }))
  if (rows.length > 0) await db.insert(decisionAttachments).values(rows)
}

/** Each owner once, with the votes of all their lots; under art. 24 III owners who bear none of the cost have none. */
export function votersOf(frozen: readonly FrozenLot[], isByShares: boolean) {
  const voters = new Map<string, typeof decisionVoters.$inferInsert>()
  for (const { decisionId, ownerId, tantiemes, shares, cents = null } of frozen) {
    if (!ownerId) continue
    const held = voters.get(ownerId) ?? { decisionId, userId: ownerId, votes: 0, tantiemes: 0, cents: null }
    voters.set(ownerId, {
      ...held,
      votes: held.votes + (isByShares ? shares : tantiemes),
      tantiemes: held.tantiemes + tantiemes,
      cents: cents === null ? (held.cents ?? null) : (held.cents ?? 0) + cents,
    })
  }
  return [...voters.values()].filter(({ votes }) => votes > 0)
}

function* inBatches<Item>(items: readonly Item[]) {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce)
}
