import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#server/platform/database.ts'
import { ledgerLines, ledgers, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'

/** One of `parts` disjoint groups of places, the same ones each time. */
export async function placesInPart(db: Queryable, part: number, parts: number): Promise<readonly string[]> {
  const rows = await db
    .select({ placeId: ledgers.placeId })
    .from(ledgers)
    .where(eq(sql`mod(abs(hashtext(${ledgers.placeId}::text)::bigint), ${parts}::int)`, part))
  return rows.map(({ placeId }) => placeId)
}

const found = z.object({ rows: z.array(z.object({ account: z.string() })) })

/**
 * The accounts of a place whose stored totals differ from the sums of their lines. One statement, so that nothing is posted in
 * between.
 */
export async function accountsThatDiffer(db: Queryable, placeId: string): Promise<readonly string[]> {
  const same = sql.raw('fiscal_year_id, account, owner_id, provider_id')
  const differing = await db.execute(sql`
    select distinct account from (
      select ${same} from (
        select ${same}, debit, credit from ${ledgerLines} where place_id = ${placeId}
        union all
        select ${same}, -debit, -credit from ${ledgerTotals} where place_id = ${placeId}) as both_sides
      group by ${same} having sum(debit) <> 0 or sum(credit) <> 0) as differing
    order by account`)
  return found.parse(differing).rows.map(({ account }) => account)
}
