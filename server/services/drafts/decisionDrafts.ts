import type { z } from 'zod'
import { type DecisionLife, decisionLife } from '#contract/decisions/decisionList.ts'
import { boardRoles, type RoleName } from '#contract/roles.ts'
import { canHappen, type DecisionViewer } from '#machines/decisions/decision/decision.lifecycle.ts'
import { type HeldDecision, lifeAfterOrRefuse, lookAtDecision } from '#server/areas/decisions/holdDecision.ts'
import { isSupporter } from '#server/areas/decisions/life.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { DecisionForm } from './drafts.store.ts'
import { keepDraft } from './keepDraft.ts'
import { readDraft } from './readDraft.ts'

type About = { readonly form: DecisionForm; readonly decisionId: string }
type Asked = About & { readonly roles: readonly RoleName[] }

/** What is done with what is written, which the life of the decision allows or not. */
const actions = { meetingRequest: 'meeting.request', presidentDesk: 'meeting.refuse' } as const
const onBoard: readonly RoleName[] = boardRoles

/** The decision as it stands, and what the person is to it. */
async function lookAt(db: Queryable, ctx: SignedInCtx, { decisionId, roles }: Asked) {
  const decision = await lookAtDecision(db, ctx, { decisionId, confirmationToken: null })
  const viewer: DecisionViewer = {
    hasVotes: decision.ownVotes !== null,
    hasVoted: decision.hasVoted,
    isOnBoard: roles.some((role) => onBoard.includes(role)),
    isSupporter: await isSupporter(db, { decisionId, userId: ctx.actor.userId }),
    // Asked of the permission table by the gate.
    isPresident: true,
    before: decision.before,
  }
  return { decision, viewer }
}

const canStillBeSent = ({ life }: HeldDecision, viewer: DecisionViewer, form: DecisionForm) =>
  canHappen(life, viewer, { type: actions[form] })

/** What the person is writing about a decision, as long as they could send it. */
export async function readDecisionDraft<Draft extends z.core.$ZodType<object>>(
  ctx: SignedInCtx,
  asked: Asked,
  schema: Draft,
) {
  const { decision, viewer } = await lookAt(ctx.db, ctx, asked)
  if (!canStillBeSent(decision, viewer, asked.form)) return null
  return readDraft(ctx, { form: asked.form, decisionId: asked.decisionId }, schema)
}

/** Keeps it; refused to who could not send it as things stand. */
export async function writeDecisionDraft(ctx: SignedInCtx, asked: Asked, body: object): Promise<void> {
  const { form, decisionId } = asked
  await ctx.db.transaction(async (tx) => {
    const { decision, viewer } = await lookAt(tx, ctx, asked)
    lifeAfterOrRefuse(decision, viewer, actions[form])
    await keepDraft(tx, ctx, { about: { form, decisionId }, placeId: decision.placeId, body })
  })
}

const anybody = { hasVotes: true, hasVoted: false, isSupporter: false, isPresident: true } as const
const livesOf = (form: DecisionForm): readonly DecisionLife[] =>
  decisionLife.options.filter((life) =>
    (['open', 'discarded'] as const).some((before) => canHappen(life, { ...anybody, before }, { type: actions[form] })),
  )

/**
 * The lives of a decision about which a draft may wait. While the president has it before them nobody asks for a meeting, but a
 * refusal leads back to where they may.
 */
export const waitingLives: Readonly<Record<DecisionForm, readonly DecisionLife[]>> = {
  meetingRequest: [...livesOf('meetingRequest'), 'awaitingRequalification'],
  presidentDesk: livesOf('presidentDesk'),
}
