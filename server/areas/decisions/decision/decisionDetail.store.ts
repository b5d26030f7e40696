import { and, asc, eq, gt } from 'drizzle-orm'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { meeting as meetingSchema } from '#contract/decisions/meetings.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { decisionAttachments, decisionLots, decisions, decisionVoters } from '../decisions.tables.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { hasOwnMinutes, isCounted, ownLine, shownDecision, toDecision } from '../shownDecision.store.ts'
import { toSeal } from '../verification/toSeal.ts'

type Scope = {
  readonly userId: string
  readonly isImpersonated: boolean
  readonly decisionId: string
  readonly now: Date
  readonly locale: LocaleCode
}
type Found = Omit<
  DecisionDetail,
  | 'tally'
  | 'turnout'
  | 'votesToCheck'
  | 'ownVote'
  | 'ownCost'
  | 'proxyVotes'
  | 'refusedVotes'
  | 'powers'
  | 'support'
  | 'attachments'
  | 'log'
> & {
  readonly log: Omit<DecisionDetail['log'], 'ballots' | 'replaced'>
  /** Whether the reader sees the count. */
  readonly isCountShown: boolean
}

/** A decision of one of the person's places as they see it, without the tally; `null` when there is none. */
export async function findDecision(
  db: Queryable,
  { userId, isImpersonated, decisionId, now, locale }: Scope,
): Promise<Found | null> {
  const [row] = await db
    .select({
      shown: shownDecision({ now: now.toISOString(), isImpersonated }),
      description: decisions.description,
      project: decisions.project,
      keyName: decisions.keyName,
      keyTotal: decisions.keyTotal,
      presidentAnswer: decisions.presidentAnswer,
      logLength: decisions.logLength,
      logHead: decisions.logHead,
      logTerms: decisions.logTerms,
      logRoll: decisions.logRoll,
      alteredAt: decisions.alteredAt,
      hasMinutes: hasOwnMinutes.mapWith(Boolean),
      isCounted: isCounted.mapWith(Boolean),
      hasLiveCount: decisions.hasLiveCount,
      meeting: meetings,
    })
    .from(decisions)
    .leftJoin(decisionVoters, ownLine(userId))
    .leftJoin(meetings, eq(meetings.id, decisions.meetingId))
    .where(and(eq(decisions.id, decisionId), memberOf(userId, decisions.placeId)))
  if (!row) return null
  const { shown, description, project, presidentAnswer, meeting, hasLiveCount } = row
  return {
    ...toDecision(shown, locale),
    description,
    project,
    presidentAnswer,
    hasLiveCount,
    isCountShown: row.isCounted || hasLiveCount,
    key: { name: row.keyName, total: row.keyTotal },
    log: { length: row.logLength, head: row.logHead, seal: toSeal(row) },
    alteredAt: row.alteredAt?.toISOString() ?? null,
    papers: { minutes: row.hasMinutes },
    meeting: meeting && meetingSchema.parse({ ...meeting, heldAt: meeting.heldAt.toISOString() }),
  }
}

export async function filesOfDecision(db: Queryable, decisionId: string) {
  const rows = await db
    .select({ attachment: attachments })
    .from(decisionAttachments)
    .innerJoin(attachments, eq(attachments.id, decisionAttachments.attachmentId))
    .where(eq(decisionAttachments.decisionId, decisionId))
    .orderBy(asc(decisionAttachments.position))
  return rows.map(({ attachment }) => toAttachment(attachment))
}

/** The cost of each of an owner's lots, by number. */
export async function costOfLots(db: Queryable, decisionId: string, ownerId: string) {
  const rows = await db
    .select({
      number: lots.number,
      building: lots.building,
      shares: decisionLots.shares,
      cents: decisionLots.cents,
    })
    .from(decisionLots)
    .innerJoin(lots, eq(lots.id, decisionLots.lotId))
    .where(and(eq(decisionLots.decisionId, decisionId), eq(decisionLots.ownerId, ownerId), gt(decisionLots.shares, 0)))
    .orderBy(asc(lots.number))
  return rows.map((row) => ({ ...row, cents: row.cents ?? 0 }))
}
