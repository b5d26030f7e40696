import type { AccountSummary } from '#contract/accounts/accounts.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { readBalance } from './accounts.store.ts'
import { findNextCall } from './calls/calls.store.ts'

/** The balance of the person's account in a place today. A call is owed from the day on which it is due. */
export async function readAccount({ db, actor, now, offer }: SignedInCtx, placeId: string): Promise<AccountSummary> {
  const scope = { userId: actor.userId, placeId, today: civilDay(now(), offer.timeZone) }
  return { balance: await readBalance(db, scope), nextCall: await findNextCall(db, scope) }
}
