import type { MeetingDetail } from '#contract/decisions/meetingDesk.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { isValidPower } from '../offeredActions.ts'

/** An owner can give a power until the meeting begins, unless another one is valid. */
export const canGivePower = ({ ownVotes, hasBegun, powers }: MeetingDetail, roles: readonly RoleName[]) =>
  can(roles, 'decision.vote') && ownVotes > 0 && !hasBegun && !powers.some(isValidPower)
