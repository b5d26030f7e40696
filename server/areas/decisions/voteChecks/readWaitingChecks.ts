import type { waitingChecks } from '#contract/decisions/waitingChecks.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findChecksOfOthers, findChecksToDo } from './waitingChecks.store.ts'

/** The dashboard's data about votes that wait for a check, in all places of the caller. */
export async function readWaitingChecks({
  db,
  actor: { userId },
  now,
  offer,
}: SignedInCtx): Promise<RouteAnswer<typeof waitingChecks>> {
  const caller = { userId, offer: offer.code, now: now().toISOString() }
  const [own, others] = await Promise.all([findChecksToDo(db, caller), findChecksOfOthers(db, caller)])
  return { own: own.map(toAnswer), others: others.map(toAnswer) }
}

type Found = Awaited<ReturnType<typeof findChecksToDo>>[number]

const toAnswer = ({ id, title, dueAt, ...place }: Found) => ({
  ...place,
  first: { id, title, dueAt: dueAt.toISOString() },
})
