import { eq, type SQL, sql } from 'drizzle-orm'
import { firstHead, hashOf, type LogSeal } from '#contract/decisions/ballotLog.ts'
import { ballotLog } from '#server/areas/decisions/ballots.tables.ts'
import type { Database, Transaction } from '#server/platform/database.ts'

const guarded = ['ballot_log', 'vote_acts', 'decision_votes', 'decision_voters', 'decision_lots', 'decision_heads']
type Change = SQL | ((tx: Transaction) => Promise<unknown>)

/** Changes rows as the owner of a database can: with the triggers switched off. */
export const alter = (db: Database, change: Change): Promise<void> =>
  db.transaction(async (tx) => {
    const all = (what: 'disable' | 'enable') =>
      Promise.all(
        guarded.map((table) => tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(what)} trigger user`)),
      )
    await all('disable')
    await (typeof change === 'function' ? change(tx) : tx.execute(change))
    await all('enable')
  })

/** Recomputes a log from these starting points, so that it is consistent in itself. */
export async function rewriteLog(tx: Transaction, decisionId: string, seal: LogSeal): Promise<void> {
  const lines = await tx
    .select()
    .from(ballotLog)
    .where(eq(ballotLog.decisionId, decisionId))
    .orderBy(ballotLog.sequence)
  let head = await firstHead(decisionId, seal)
  for (const line of lines) {
    head = await hashOf(head, { ...line, castAt: line.castAt.toISOString() })
    await tx.execute(
      sql`update ballot_log set hash = ${head} where decision_id = ${decisionId} and sequence = ${line.sequence}`,
    )
  }
  await tx.execute(sql`update decisions set log_head = ${head}, log_length = ${lines.length} where id = ${decisionId}`)
}
