import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Actor } from '#server/platform/context.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import type { HidesAttachment, SeesAttachment } from '#server/services/files/readFile.ts'
import { decisionVotes } from './ballots.tables.ts'
import { decisionAttachments, decisions } from './decisions.tables.ts'
import { isTheirs } from './votes.store.ts'

/** A person of the offer who holds one of these roles in the place of the decision. */
const isOneOf = ({ userId, offer }: Actor, roles: readonly RoleName[]) =>
  sql`exists (select 1 from ${memberships} join ${places} on ${places.id} = ${memberships.placeId} where ${and(
    eq(memberships.placeId, decisions.placeId),
    eq(memberships.userId, userId),
    eq(places.offer, offer),
    inArray(memberships.role, [...roles]),
  )})`

/** Everybody who reads the decisions of the place sees their files. */
export const seesDecisionFile: SeesAttachment = async (db, actor, attachmentId) => {
  const rows = await db
    .select({ id: decisions.id })
    .from(decisionAttachments)
    .innerJoin(decisions, eq(decisions.id, decisionAttachments.decisionId))
    .where(and(eq(decisionAttachments.attachmentId, attachmentId), isOneOf(actor, permissions['decision.read'])))
    .limit(1)
  return rows.length > 0
}

/** Brought to its end: counted, or taken to a meeting. One that a refusal may open again is not. */
const isOver = or(
  inArray(decisions.life, ['accepted', 'discarded', 'requalified', 'concluded']),
  and(eq(decisions.life, 'awaitingRequalification'), eq(decisions.lifeBefore, 'discarded')),
)

/** A vote that counted in a decision that is over, for a manager of its place. */
export const isKeptFor = (actor: Actor) =>
  and(isOver, decisionVotes.isCurrent, isOneOf(actor, permissions['ballot.keep']))

/**
 * A signed ballot is seen by who voted with it and by whom it speaks for, and by nobody else while votes may be cast: their
 * choice may be written on it. Afterwards the manager of the place sees those that counted, who keeps powers with the minutes
 * and answers for them. Neither the board nor other staff ever do.
 */
export const seesBallot: SeesAttachment = async (db, actor, attachmentId) => {
  const isParty = and(isTheirs(actor.userId), isOneOf(actor, permissions['decision.read']))
  const rows = await db
    .select({ id: decisionVotes.id })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(eq(decisionVotes.ballotId, attachmentId), or(isParty, isKeptFor(actor))))
    .limit(1)
  return rows.length > 0
}

/** Part of a vote: as that is, it is hidden from an administrator who looks at the portal as somebody. */
export const isBallot: HidesAttachment = async (db, attachmentId) =>
  (await db.$count(decisionVotes, eq(decisionVotes.ballotId, attachmentId))) > 0
