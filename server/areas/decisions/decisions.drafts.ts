import {
  decisionDraft,
  meetingPowerDraft,
  meetingRequestDraft,
  powerDraft,
  presidentDeskDraft,
} from '#contract/decisions/decisionDrafts.ts'
import { type DecisionLife, decisionLife } from '#contract/decisions/decisionList.ts'
import { boardRoles, type RoleName } from '#contract/roles.ts'
import { canHappen, type DecisionAction } from '#machines/decisions/decision/decision.lifecycle.ts'
import { type DraftSubject, type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { lookAtDecision } from './holdDecision.ts'
import { isSupporter } from './life.store.ts'
import { findMeeting, hasNoMinutes, placeOfMeeting } from './meetings/meetingDetail.store.ts'
import { isInLives, placeOfDecision } from './voting.store.ts'

type Action = DecisionAction['type']
const onBoard: readonly RoleName[] = boardRoles
const anybody = { hasVotes: true, hasVoted: false, isSupporter: false, isPresident: true } as const

/** The lives of a decision that allow an action. */
const livesFor = (action: Action): readonly DecisionLife[] =>
  decisionLife.options.filter((life) =>
    (['open', 'discarded'] as const).some((before) => canHappen(life, { ...anybody, before }, { type: action })),
  )

/** A draft about a decision can be sent while its life allows the action, and is kept in the lives that lead there. */
const decisionFor = (action: Action, lives: readonly DecisionLife[]): DraftSubject => ({
  placeOf: (db, decisionId) => placeOfDecision(db, { decisionId }),
  canBeSent: async (db, ctx, { subjectId: decisionId, roles }) => {
    const decision = await lookAtDecision(db, ctx, { decisionId, confirmationToken: null })
    const viewer = {
      hasVotes: decision.ownVotes !== null,
      hasVoted: decision.hasVoted,
      isOnBoard: roles.some((role) => onBoard.includes(role)),
      isSupporter: await isSupporter(db, { decisionId, userId: ctx.actor.userId }),
      // The form's permission implies it.
      isPresident: true,
      before: decision.before,
    }
    return canHappen(decision.life, viewer, { type: action })
  },
  waits: isInLives(lives),
})

/** A power for a meeting can be given until it begins. */
const meetingToCome: DraftSubject = {
  placeOf: (db, meetingId) => placeOfMeeting(db, { meetingId }),
  canBeSent: async (db, ctx, { subjectId }) => {
    const meeting = await findMeeting(db, ctx.actor.userId, subjectId)
    return meeting !== null && meeting.heldAt > ctx.now()
  },
  waits: hasNoMinutes,
}

/** The forms about decisions and meetings that have drafts. */
export const decisionDrafts: readonly KeptForm[] = [
  keepForm(decisionDraft),
  // A refused meeting opens the vote again.
  keepForm(powerDraft, decisionFor('power.give', [...livesFor('power.give'), 'awaitingRequalification'])),
  keepForm(meetingPowerDraft, meetingToCome),
  // Nobody can request a meeting while the president decides, but a refusal makes requests possible again.
  keepForm(
    meetingRequestDraft,
    decisionFor('meeting.request', [...livesFor('meeting.request'), 'awaitingRequalification']),
  ),
  keepForm(presidentDeskDraft, decisionFor('meeting.refuse', livesFor('meeting.refuse'))),
]
