import type { CastingWay, ContestStatus } from '#contract/decisions/voteContests.ts'
import { statusOfVote } from '../voteChecks/voteStatus.store.ts'
import type { ToldVote } from './contestLinks.store.ts'

type Linked = Omit<ToldVote, 'castBy'> & { readonly usedAt: Date | null }

/** How a vote was cast, in words for its owner. */
export const castingWayOf = ({ way, hasPaper }: Pick<ToldVote, 'way' | 'hasPaper'>): CastingWay =>
  way === 'meeting' ? 'room' : hasPaper ? 'paper' : 'online'

/** What a link shows of its vote. A used link cannot contest again, even if somebody has confirmed the vote since. */
export function contestStatusOf(vote: Linked): ContestStatus {
  const status = statusOfVote(vote)
  if (!vote.isCurrent) return status === 'refused' ? 'refused' : 'replaced'
  if (!vote.isUnsettled) return status === 'valid' || status === 'confirmed' ? 'counted' : 'leftOut'
  if (status === 'contested') return 'contested'
  return vote.usedAt === null ? 'open' : 'confirmed'
}
