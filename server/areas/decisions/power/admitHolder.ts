import type { RoleName } from '#contract/roles.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findPrincipal, standingOf } from '../proxyVote/proxies.store.ts'
import { proxyLimit } from '../proxyVote/proxyLimit.ts'
import { isForbiddenHolder } from '../proxyVote/proxyStanding.ts'

type Parties = {
  readonly decisionId: string
  readonly giverId: string
  readonly holderId: string
  /** The roles of the holder in the place. */
  readonly holderRoles: readonly RoleName[]
  /** Whether the power is counted already, because the holder has accepted it. */
  readonly isCounted?: boolean
}

/**
 * Checks that the law lets this holder have the power of this owner (law 65-557, art. 22), and returns the owner's line of the
 * roll, or `null` when one of them is not on it. Call it under the lock of the decision, so that simultaneous powers count one
 * after the other.
 */
export async function admitHolder(tx: Transaction, { offer }: Pick<SignedInCtx, 'offer'>, parties: Parties) {
  const { decisionId, giverId, holderId, holderRoles, isCounted = false } = parties
  const principal = await findPrincipal(tx, { decisionId, userId: giverId })
  const holder = await standingOf(tx, { decisionId, userId: holderId })
  if (!principal || !holder || giverId === holderId) return null
  if (isForbiddenHolder(holderRoles, holder) || principal.holdsPowers) {
    throw new Problem('proxy_forbidden', 'the law does not allow this proxy')
  }
  const { isAllowed } = proxyLimit({ ...holder, addedVotes: principal.tantiemes })
  if (decisionSettings[offer.code].isProxyLimited && !isCounted && !isAllowed) {
    throw new Problem('proxy_limit_reached', 'more than three proxies, and more than a tenth of the votes')
  }
  return principal
}
