import type { RoleName } from '#contract/roles.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { isExcluded } from '../proxyVote/proxies.store.ts'
import { proxyLimit } from '../proxyVote/proxyLimit.ts'
import { isForbiddenHolder } from '../proxyVote/proxyStanding.ts'
import type { OfMeeting } from './attendance.store.ts'
import { votesOfPlace } from './meetingDetail.store.ts'
import { acceptedPowersOf } from './meetingPowers.store.ts'

type Parties = {
  readonly giverId: string
  readonly holderId: string
  /** The roles of the holder in the place. */
  readonly holderRoles: readonly RoleName[]
}

/**
 * Checks that the law lets this holder represent this owner in a meeting (law 65-557, art. 22), by the lots of today and the powers
 * accepted for the meeting. False when one of them owns nothing here. Call it under the lock of the meeting.
 */
export async function admitRepresentative(
  tx: Transaction,
  { offer }: Pick<SignedInCtx, 'offer'>,
  meeting: OfMeeting,
  { giverId, holderId, holderRoles }: Parties,
): Promise<boolean> {
  const { placeId } = meeting
  const votesOf = (ownerId: string) => votesOfPlace(tx, placeId, ownerId)
  const [addedVotes, ownVotes] = [await votesOf(giverId), await votesOf(holderId)]
  if (giverId === holderId || addedVotes === 0 || ownVotes === 0) return false
  const ofGiver = await acceptedPowersOf(tx, { meeting, userId: giverId })
  const ofHolder = await acceptedPowersOf(tx, { meeting, userId: holderId })
  const standing = {
    isExcluded: await isExcluded(tx, placeId, holderId),
    hasGivenAway: ofHolder.some((power) => power.giverId === holderId),
  }
  const doesGiverHold = ofGiver.some((power) => power.holderId === giverId)
  if (isForbiddenHolder(holderRoles, standing) || doesGiverHold) {
    throw new Problem('proxy_forbidden', 'the law does not allow this proxy')
  }
  const heldVotes = ofHolder.filter((power) => power.holderId === holderId).map(({ votes }) => votes)
  const { isAllowed } = proxyLimit({ ownVotes, heldVotes, addedVotes, totalVotes: await votesOfPlace(tx, placeId) })
  if (decisionSettings[offer.code].isProxyLimited && !isAllowed) {
    throw new Problem('proxy_limit_reached', 'more than three proxies, and more than a tenth of the votes')
  }
  return true
}
