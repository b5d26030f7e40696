import { and, eq, exists, inArray } from 'drizzle-orm'
import { decisionDraft, meetingRequestDraft, presidentDeskDraft } from '#contract/decisions/decisionDrafts.ts'
import { type DecisionLife, decisionLife } from '#contract/decisions/decisionList.ts'
import { boardRoles, type RoleName } from '#contract/roles.ts'
import { canHappen, type DecisionAction } from '#machines/decisions/decision/decision.lifecycle.ts'
import { type DraftSubject, type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { decisions } from './decisions.tables.ts'
import { lookAtDecision } from './holdDecision.ts'
import { isSupporter } from './life.store.ts'
import { placeOfDecision } from './voting.store.ts'

type Action = DecisionAction['type']
const onBoard: readonly RoleName[] = boardRoles
const anybody = { hasVotes: true, hasVoted: false, isSupporter: false, isPresident: true } as const

/** The lives of a decision in which somebody may do this. */
const livesFor = (action: Action): readonly DecisionLife[] =>
  decisionLife.options.filter((life) =>
    (['open', 'discarded'] as const).some((before) => canHappen(life, { ...anybody, before }, { type: action })),
  )

/** What is written about a decision can be sent as long as its life allows the action, and waits in the lives that lead there. */
const decisionFor = (action: Action, lives: readonly DecisionLife[]): DraftSubject => ({
  placeOf: (db, decisionId) => placeOfDecision(db, { decisionId }),
  canBeSent: async (db, ctx, { subjectId: decisionId, roles }) => {
    const decision = await lookAtDecision(db, ctx, { decisionId, confirmationToken: null })
    const viewer = {
      hasVotes: decision.ownVotes !== null,
      hasVoted: decision.hasVoted,
      isOnBoard: roles.some((role) => onBoard.includes(role)),
      isSupporter: await isSupporter(db, { decisionId, userId: ctx.actor.userId }),
      // The permission of the form says so.
      isPresident: true,
      before: decision.before,
    }
    return canHappen(decision.life, viewer, { type: action })
  },
  waits: (db, subjectId) =>
    exists(
      db
        .select({ id: decisions.id })
        .from(decisions)
        .where(and(eq(decisions.id, subjectId), inArray(decisions.life, [...lives]))),
    ),
})

/** The forms about decisions that keep what is typed. */
export const decisionDrafts: readonly KeptForm[] = [
  keepForm(decisionDraft),
  // While the president has it before them nobody asks for a meeting, but a refusal leads back to where they may.
  keepForm(
    meetingRequestDraft,
    decisionFor('meeting.request', [...livesFor('meeting.request'), 'awaitingRequalification']),
  ),
  keepForm(presidentDeskDraft, decisionFor('meeting.refuse', livesFor('meeting.refuse'))),
]
