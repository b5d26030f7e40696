import type { plannedCallRoutes } from '#contract/accounts/plannedCalls.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { callNames } from '#server/services/ledger/callNames.ts'
import { toExplanation } from './callShares.store.ts'
import { explainedShares, findPlannedCalls, isPlanned } from './plannedCalls.store.ts'

type List = typeof plannedCallRoutes.list
type Read = typeof plannedCallRoutes.read

export async function listPlannedCalls(
  ctx: SignedInCtx,
  { params: { placeId } }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const rows = await findPlannedCalls(ctx.db, { userId: ctx.actor.userId, placeId })
  const nameOf = callNames(ctx)
  const calls = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { id, dueOn, account, isAnnounced, decisionId } = first
    const keys = own.map(({ keyName: name, amount }) => ({ name, amount }))
    const amount = keys.reduce((sum, key) => sum + key.amount, 0)
    return [{ id, dueOn, label: nameOf(first), account, amount, keys, isAnnounced, decisionId }]
  })
  return { calls }
}

export async function readPlannedCall(
  { db, actor }: SignedInCtx,
  { params: { placeId, callId } }: RouteOutput<Read>,
): Promise<RouteAnswer<Read>> {
  if (!(await isPlanned(db, { userId: actor.userId, placeId }, callId))) {
    throw new Problem('not_found', 'the place has planned no such call')
  }
  const rows = await explainedShares(db, callId)
  return {
    shares: rows.map(({ keyId, ...row }) => {
      const { lotId, lotNumber, amount } = row
      return { lotId, lotNumber, keyId, amount, explanation: toExplanation(row) }
    }),
  }
}
