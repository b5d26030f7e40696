import type { AccountSummary } from '#contract/accounts/accounts.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { readBalance } from './accounts.store.ts'
import { findNextCall } from './calls/calls.store.ts'
import { ownScope } from './statement/ownScope.ts'

/** The balance of the person's account in a place today. A call is owed from the day on which it is due. */
export async function readAccount(ctx: SignedInCtx, placeId: string): Promise<AccountSummary> {
  const { db } = ctx
  const scope = ownScope(ctx, placeId)
  return { balance: await readBalance(db, scope), nextCall: await findNextCall(db, scope) }
}
