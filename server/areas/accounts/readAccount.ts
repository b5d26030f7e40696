import type { AccountSummary, accountRoutes } from '#contract/accounts/accounts.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { SetAside } from '#server/services/ledger/afterCredit.ts'
import { callNames } from '#server/services/ledger/callNames.ts'
import { readBalance } from './accounts.store.ts'
import { readNextCall } from './calls/readNextCall.ts'
import { ownScope } from './statement/ownScope.ts'

/** The balance of the person's account in a place today. A call is owed from the day on which it is due. */
export const readAccount =
  (setAside: SetAside) =>
  async (
    ctx: SignedInCtx,
    { params: { placeId } }: RouteOutput<typeof accountRoutes.mine>,
  ): Promise<AccountSummary> => {
    const { db } = ctx
    const scope = ownScope(ctx, placeId)
    const aside = (await setAside(db, placeId, [scope.userId])).get(scope.userId) ?? 0
    return {
      balance: await readBalance(db, scope),
      nextCall: await readNextCall(db, scope, { aside, nameOf: callNames(ctx) }),
    }
  }
