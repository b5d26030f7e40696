import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Power } from '#contract/decisions/powers.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { DecisionAction, DecisionViewer } from '#machines/decisions/decision/decision.lifecycle.ts'
import { canHappen } from '#machines/decisions/decision/decision.lifecycle.ts'

type DecisionStanding = Pick<DecisionDetail, 'life' | 'ownVotes' | 'ownVote' | 'support' | 'meeting' | 'powers'>

/** A power of the reader that its holder may still use: another one needs its revocation first. */
export const isValidPower = ({ isOwn, status }: Power) => isOwn && (status === 'offered' || status === 'accepted')

const actions = {
  vote: { permission: 'decision.vote', event: { type: 'vote.cast' } },
  change: { permission: 'decision.vote', event: { type: 'vote.change' } },
  proxy: { permission: 'decision.vote', event: { type: 'proxy.cast' } },
  give: { permission: 'decision.vote', event: { type: 'power.give' } },
  request: { permission: 'decision.vote', event: { type: 'meeting.request' } },
  withdraw: { permission: 'decision.vote', event: { type: 'meeting.withdraw' } },
  organise: { permission: 'decision.preside', event: { type: 'meeting.organise' } },
  refuse: { permission: 'decision.preside', event: { type: 'meeting.refuse' } },
  abandon: { permission: 'decision.preside', event: { type: 'project.abandon' } },
  conclude: { permission: 'decision.preside', event: { type: 'project.conclude' } },
} as const satisfies Record<string, { permission: 'decision.vote' | 'decision.preside'; event: DecisionAction }>
export type OfferedActions = Readonly<Record<keyof typeof actions, boolean>>

/** The actions to offer: those that the person's roles in the place and the decision's lifecycle both allow. */
export function offeredActions(
  { life, ownVotes, ownVote, support, meeting, powers }: DecisionStanding,
  roles: readonly RoleName[],
) {
  const viewer: DecisionViewer = {
    hasVotes: ownVotes !== null,
    hasVoted: ownVote !== null,
    isOnBoard: support.isOnBoard,
    isSupporter: support.isSupporter,
    isPresident: can(roles, 'decision.preside'),
    before: 'open',
    isOfMeeting: meeting !== null,
  }
  const isOffered = (name: keyof typeof actions) =>
    can(roles, actions[name].permission) && canHappen(life, viewer, actions[name].event)
  return {
    vote: isOffered('vote'),
    change: isOffered('change'),
    proxy: isOffered('proxy'),
    give: isOffered('give') && !powers.some(isValidPower),
    request: isOffered('request'),
    withdraw: isOffered('withdraw'),
    organise: isOffered('organise'),
    refuse: isOffered('refuse'),
    abandon: isOffered('abandon'),
    conclude: isOffered('conclude'),
  } satisfies OfferedActions
}
