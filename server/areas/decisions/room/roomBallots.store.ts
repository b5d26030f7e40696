import { eq, inArray } from 'drizzle-orm'
import { hashOf } from '#contract/decisions/ballotLog.ts'
import type { Transaction } from '#server/platform/database.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import type { NewVote } from '../ballots.store.ts'
import { ballotLog, decisionVotes } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'

/** A vote whose id is known before it is written. */
export type NamedVote = NewVote & { readonly id: string }

/**
 * Appends votes to the log of a decision that the transaction has locked, and writes the new head. For a single vote,
 * `appendVote` holds the lock for less time.
 */
export async function appendVotes(tx: Transaction, decisionId: string, votes: readonly NamedVote[]): Promise<void> {
  const isDecision = eq(decisions.id, decisionId)
  const [log] = await tx
    .select({ length: decisions.logLength, head: decisions.logHead })
    .from(decisions)
    .where(isDecision)
  if (!log) throw new Error('the decision of the votes does not exist')
  const lines: (typeof ballotLog.$inferInsert)[] = []
  let { head } = log
  for (const [index, { commitment, former, castAt, kind }] of votes.entries()) {
    const sequence = log.length + index + 1
    const replaces = former?.sequence ?? null
    head = await hashOf(head, { sequence, commitment, replaces, castAt: castAt.toISOString(), kind, about: null })
    lines.push({ decisionId, sequence, commitment, replaces, castAt, hash: head, kind })
  }
  const rows = votes.map(({ commitment: _, former: __, kind: ___, ...vote }, index) => ({
    ...vote,
    sequence: log.length + index + 1,
  }))
  const replaced = votes.flatMap(({ former }) => former?.id ?? [])

  if (replaced.length > 0) {
    await tx.update(decisionVotes).set({ isCurrent: false }).where(inArray(decisionVotes.id, replaced))
  }
  await insertAtOnce(tx, decisionVotes, rows)
  await insertAtOnce(tx, ballotLog, lines)
  await tx
    .update(decisions)
    .set({ logLength: log.length + rows.length, logHead: head })
    .where(isDecision)
}
