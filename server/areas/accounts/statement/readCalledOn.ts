import { aboutThing, sumOf } from '#contract/accounts/explain.ts'
import type { CalledOn, statementRoutes } from '#contract/accounts/statement.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { callNames } from '#server/services/ledger/callNames.ts'
import { ownCallsOn } from './calledOn.store.ts'
import { ownScope } from './ownScope.ts'

/** The person's share of the calls for funds of one day, with its explanation. */
export async function readCalledOn(
  ctx: SignedInCtx,
  { params: { placeId, dueOn } }: RouteOutput<typeof statementRoutes.calledOn>,
): Promise<CalledOn> {
  const shares = await ownCallsOn(ctx.db, ownScope(ctx, placeId), dueOn)
  const nameOf = callNames(ctx)
  const calls = [...Map.groupBy(shares, ({ id }) => id)].map(([id, [first, ...others]]) => {
    const label = first ? nameOf(first) : ''
    const terms = [first, ...others].flatMap((share) => share?.explanation ?? [])
    const [only] = terms
    const explanation = terms.length === 1 && only ? only : sumOf(aboutThing('entry', { id, name: label }), terms)
    return { id, label, dueOn, amount: explanation.amount, explanation }
  })
  return {
    dueOn,
    isIssued: shares.length > 0 && shares.every(({ isIssued }) => isIssued),
    amount: calls.reduce((sum, { amount }) => sum + amount, 0),
    calls,
  }
}
