import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { can, permissions } from '#contract/permissions.ts'
import { boardRoles, type RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { tallyOf } from '../closing/tally.store.ts'
import { supportMessages, supportOf } from '../meetingRequest/support.store.ts'
import { powersOfPerson } from '../power/powers.store.ts'
import { figuresOfLog } from '../verification/logFigures.store.ts'
import { votesOfPerson } from '../vote/votes.store.ts'
import { countVotesToCheck } from '../voteChecks/voteChecks.store.ts'
import { costOfLots, filesOfDecision, findDecision } from './decisionDetail.store.ts'
import { turnoutOf } from './turnoutOf.ts'

/** A call about one decision, with the caller's roles in its place from the gate. */
export type DecisionCall = {
  readonly params: { readonly decisionId: string }
  readonly roles: readonly RoleName[]
}

/** The people who must do something about altered votes. */
const guardians: readonly RoleName[] = [...boardRoles, ...permissions['decision.create']]

/** A decision as the caller sees it now. */
export async function readDecision(
  db: Queryable,
  { actor: { userId, impersonatorId }, locale, now, offer }: SignedInCtx,
  { params: { decisionId }, roles }: DecisionCall,
): Promise<DecisionDetail> {
  const isImpersonated = impersonatorId !== null
  const found = await findDecision(db, { userId, isImpersonated, decisionId, now: now(), locale })
  if (!found) throw new Problem('not_found', 'no such decision for this person')
  const { isCountShown, ...shown } = found
  const { id, placeId, projectCents, ownCents, key } = shown
  const tally = await tallyOf(db, shown)
  const { votersInRoom, ...logged } = await figuresOfLog(db, id)
  const support = await supportOf(db, { userId, offer: offer.code, decisionId, placeId })
  return {
    ...shown,
    log: { ...shown.log, ...logged },
    // A vote is secret: during impersonation an administrator sees neither the choice nor whether the person has voted.
    ...(isImpersonated
      ? { ownVote: null, proxyVotes: [], refusedVotes: [] }
      : await votesOfPerson(db, { userId, decisionId, locale })),
    alteredAt: roles.some((role) => guardians.includes(role)) ? found.alteredAt : null,
    powers: isImpersonated ? [] : await powersOfPerson(db, { userId, decisionId, locale }),
    attachments: await filesOfDecision(db, id),
    turnout: turnoutOf(tally, votersInRoom),
    votesToCheck: await countVotesToCheck(db, id, now()),
    tally: isCountShown ? tally : null,
    ownCost:
      projectCents === null || ownCents === null
        ? null
        : { cents: ownCents, projectCents, keyTotal: key.total, lots: await costOfLots(db, id, userId) },
    support: {
      ...support,
      messages: can(roles, 'decision.preside') ? await supportMessages(db, decisionId, locale) : [],
    },
  }
}
