import type { DecisionStatus } from '#contract/decisions/decisionList.ts'

export const decisionTones = {
  youHaveToVote: 'warning',
  alreadyVoted: 'success',
  open: 'info',
  pastDate: 'neutral',
  accepted: 'success',
  discarded: 'danger',
  awaitingRequalification: 'warning',
  requalified: 'warning',
  concluded: 'neutral',
} as const satisfies Record<DecisionStatus, string>
