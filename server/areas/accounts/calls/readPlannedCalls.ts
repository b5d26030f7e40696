import type { plannedCallRoutes } from '#contract/accounts/plannedCalls.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { toExplanation } from './callShares.store.ts'
import { explainedShares, findPlannedCalls, isPlanned } from './plannedCalls.store.ts'

type List = typeof plannedCallRoutes.list
type Read = typeof plannedCallRoutes.read

export async function listPlannedCalls(
  { db, actor }: SignedInCtx,
  { params: { placeId } }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const rows = await findPlannedCalls(db, { userId: actor.userId, placeId })
  const calls = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { keyName: _, amount: __, ...call } = first
    const keys = own.map(({ keyName: name, amount }) => ({ name, amount }))
    return [{ ...call, keys, amount: keys.reduce((sum, { amount }) => sum + amount, 0) }]
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
