import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import { type DecisionAction, type DecisionViewer, lifeAfter } from '#machines/decisions/decision/decision.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { confirmationLookup, notConfirmed } from '#server/services/access/requireConfirmation.ts'
import { findForVoter, lockDecision } from './voting.store.ts'

type Target = { readonly decisionId: string; readonly confirmationToken: string | null }

/**
 * The decision an action is about, held until the transaction ends, and confirmed where the action binds: a call without a
 * token is one of an action that does not.
 */
export const holdDecision = (tx: Transaction, ctx: SignedInCtx, target: Target) => ask(lockDecision, tx, ctx, target)

/** The same without holding it, for what is written by one statement that looks again. */
export const lookAtDecision = (db: Queryable, ctx: SignedInCtx, target: Target) => ask(findForVoter, db, ctx, target)

async function ask(
  find: typeof lockDecision,
  db: Queryable,
  ctx: SignedInCtx,
  { decisionId, confirmationToken }: Target,
) {
  const confirmation = confirmationToken === null ? null : confirmationLookup(ctx, confirmationToken)
  const found = await find(db, { userId: ctx.actor.userId, decisionId, confirmation })
  if (!found) throw new Problem('not_found', 'no such decision for this person')
  if (confirmation && !found.confirmed) throw notConfirmed()
  // The clock is read once the lock is held: a call that waited beyond the date is too late.
  const at = ctx.now()
  const life: DecisionLife = found.life === 'open' && found.dueAt <= at ? 'pastDate' : found.life
  return { ...found, life, at }
}
export type HeldDecision = Awaited<ReturnType<typeof ask>>

const nobody = { hasVotes: false, hasVoted: false, isSupporter: false, isPresident: false }

/** What becomes of its life when this happens; the chart, which the page reads too, has the last word on whether it may. */
export function lifeAfterOrRefuse(
  { life, before }: Pick<HeldDecision, 'life' | 'before'>,
  viewer: Partial<DecisionViewer>,
  action: DecisionAction['type'],
): DecisionLife {
  const next = lifeAfter(life, { ...nobody, before, ...viewer }, { type: action })
  if (next === null) throw new Problem('action_not_possible', `${action} cannot happen to a decision that is ${life}`)
  return next
}
