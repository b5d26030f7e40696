import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Actor } from '#server/platform/context.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import type { HidesAttachment, SeesAttachment } from '#server/services/files/readFile.ts'
import { decisionVotes } from './ballots.tables.ts'
import { decisionAttachments, decisions } from './decisions.tables.ts'
import { isCounted } from './shownDecision.store.ts'
import { isTheirs } from './vote/votes.store.ts'
import { isToCheckBy } from './voteChecks/voteChecks.store.ts'
import { entersCount } from './voteChecks/voteStatus.store.ts'

/** Matches a person of the offer with one of these roles in the place of the decision. */
const isOneOf = ({ userId, offer }: Actor, roles: readonly RoleName[]) =>
  sql`exists (select 1 from ${memberships} join ${places} on ${places.id} = ${memberships.placeId} where ${and(
    eq(memberships.placeId, decisions.placeId),
    eq(memberships.userId, userId),
    eq(places.offer, offer),
    inArray(memberships.role, [...roles]),
  )})`

/** Every reader of the place's decisions sees their files. */
export const seesDecisionFile: SeesAttachment = async (db, actor, attachmentId) => {
  const rows = await db
    .select({ id: decisions.id })
    .from(decisionAttachments)
    .innerJoin(decisions, eq(decisions.id, decisionAttachments.decisionId))
    .where(and(eq(decisionAttachments.attachmentId, attachmentId), isOneOf(actor, permissions['decision.read'])))
    .limit(1)
  return rows.length > 0
}

/** Matches counted votes, for a manager of their place. Before the count, a ballot would reveal how somebody voted. */
export const isKeptFor = (actor: Actor) =>
  and(
    isCounted,
    decisionVotes.isCurrent,
    entersCount(decisionVotes.decisionId, decisionVotes.sequence),
    isOneOf(actor, permissions['ballot.keep']),
  )

/**
 * A signed ballot may show the choice. While voting is open, only the holder and the principal see it, and those who have to
 * check it until it is checked. Afterwards the manager of the place, who keeps powers with the minutes, sees the ballots that
 * counted. Other staff and other members of the board never see one.
 */
export const seesBallot: SeesAttachment = async (db, actor, attachmentId, at) => {
  const isParty = and(isTheirs(actor.userId), isOneOf(actor, permissions['decision.read']))
  const isChecker = and(isToCheckBy(actor.userId, at.toISOString()), isOneOf(actor, permissions['vote.check']))
  const rows = await db
    .select({ id: decisionVotes.id })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(eq(decisionVotes.ballotId, attachmentId), or(isParty, isChecker, isKeptFor(actor))))
    .limit(1)
  return rows.length > 0
}

/** A ballot is part of a vote, so it is hidden during impersonation as the vote is. */
export const isBallot: HidesAttachment = async (db, attachmentId) =>
  (await db.$count(decisionVotes, eq(decisionVotes.ballotId, attachmentId))) > 0
