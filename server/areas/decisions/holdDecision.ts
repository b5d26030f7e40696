import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import { type DecisionAction, type DecisionViewer, lifeAfter } from '#machines/decisions/decision/decision.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { confirmationOf, notConfirmed } from '#server/services/access/requireConfirmation.ts'
import { findForVoter, lockDecision } from './voting.store.ts'

type Target = { readonly decisionId: string; readonly confirmationToken: string | null }

/**
 * Locks the decision of an action until the transaction ends. A call with a confirmation token is a binding act, and the token is
 * checked.
 */
export const holdDecision = (tx: Transaction, ctx: SignedInCtx, target: Target) => ask(lockDecision, tx, ctx, target)

/** Reads the decision without a lock, for a write in one statement that checks it again. */
export const lookAtDecision = (db: Queryable, ctx: SignedInCtx, target: Target) => ask(findForVoter, db, ctx, target)

async function ask(
  find: typeof lockDecision,
  db: Queryable,
  ctx: SignedInCtx,
  { decisionId, confirmationToken }: Target,
) {
  const confirmation = confirmationToken === null ? null : confirmationOf(ctx, confirmationToken)
  const found = await find(db, { userId: ctx.actor.userId, decisionId, confirmation })
  if (!found) throw new Problem('not_found', 'no such decision for this person')
  if (confirmation && !found.confirmed) throw notConfirmed()
  // Reads the clock once the lock is held: a call that waited past the due date is too late.
  const at = ctx.now()
  const life: DecisionLife = found.life === 'open' && found.dueAt <= at ? 'pastDate' : found.life
  return { ...found, life, at }
}
export type HeldDecision = Awaited<ReturnType<typeof ask>>

const nobody = { hasVotes: false, hasVoted: false, isSupporter: false, isPresident: false }

/** The next state in the chart, which the page reads too; refuses an event that the chart does not allow. */
export function lifeAfterOrRefuse(
  { life, before }: Pick<HeldDecision, 'life' | 'before'>,
  viewer: Partial<DecisionViewer>,
  action: DecisionAction['type'],
): DecisionLife {
  const next = lifeAfter(life, { ...nobody, before, ...viewer }, { type: action })
  if (next === null) throw new Problem('action_not_possible', `${action} cannot happen to a decision that is ${life}`)
  return next
}
