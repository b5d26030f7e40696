import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { accountMovements } from './accounts.tables.ts'

/** `today` is the date in the place's time zone, YYYY-MM-DD. */
type Scope = { readonly userId: string; readonly placeId: string; readonly today: string }

const own = ({ userId, placeId }: Scope) =>
  and(
    eq(accountMovements.userId, userId),
    eq(accountMovements.placeId, placeId),
    memberOf(userId, accountMovements.placeId),
  )

/** The balance owed, in cents: calls that are due, less payments that count. */
export async function readBalance(db: Queryable, scope: Scope): Promise<number> {
  const [row] = await db
    .select({
      balance: sql<string>`coalesce(sum(case ${accountMovements.kind} when 'call' then 1 else -1 end * ${accountMovements.amount}), 0)`,
    })
    .from(accountMovements)
    .where(and(own(scope), lte(accountMovements.dueOn, scope.today)))
  return Number(row?.balance ?? 0)
}

/** The nearest call that is not due yet. */
export async function findNextCall(db: Queryable, scope: Scope) {
  const [call] = await db
    .select({ label: accountMovements.label, amount: accountMovements.amount, dueOn: accountMovements.dueOn })
    .from(accountMovements)
    .where(and(own(scope), eq(accountMovements.kind, 'call'), gt(accountMovements.dueOn, scope.today)))
    .orderBy(asc(accountMovements.dueOn), accountMovements.id)
    .limit(1)
  return call ?? null
}
