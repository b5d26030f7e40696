import type { ContestStatus } from '#contract/decisions/voteContests.ts'
import type { ContestSnapshot } from './contest.machine.ts'

type Outcome = Exclude<ContestStatus, 'open'>
export type ContestView = 'reading' | 'unreachable' | 'unknown' | 'form' | Outcome

export function selectView(snapshot: ContestSnapshot): ContestView {
  if (snapshot.hasTag('reading')) return 'reading'
  if (snapshot.hasTag('unreachable')) return 'unreachable'
  if (snapshot.hasTag('editing')) return 'form'
  if (snapshot.hasTag('contested')) return 'contested'
  const status = snapshot.context.vote?.status ?? 'open'
  return snapshot.hasTag('unknown') || status === 'open' ? 'unknown' : status
}

export const selectVote = (snapshot: ContestSnapshot) => snapshot.context.vote
export const selectIsSending = (snapshot: ContestSnapshot) => snapshot.hasTag('sending')
export const selectHasFailed = (snapshot: ContestSnapshot) => snapshot.context.hasFailed
export const selectRefusal = (snapshot: ContestSnapshot) => snapshot.context.refusal
