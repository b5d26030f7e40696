import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import { type RoleName, roleFilters } from '#contract/roles.ts'
import type { SeesAttachment } from '../attachments/readFile.ts'
import { memberships, places } from '../places/places.tables.ts'
import type { Actor } from '../platform/context.ts'
import { decisionVotes } from './ballots.tables.ts'
import { decisionAttachments, decisions } from './decisions.tables.ts'

/** A person of the offer who holds one of these roles in the place of the decision. */
const isOneOf = ({ userId, offer }: Actor, roles: readonly RoleName[]) =>
  sql`exists (select 1 from ${memberships} join ${places} on ${places.id} = ${memberships.placeId} where ${and(
    eq(memberships.placeId, decisions.placeId),
    eq(memberships.userId, userId),
    eq(places.offer, offer),
    inArray(memberships.role, [...roles]),
  )})`

/** Files of a decision are seen by whoever reads the decisions of the place. */
export const seesDecisionFile: SeesAttachment = async (db, actor, attachmentId) => {
  const rows = await db
    .select({ id: decisions.id })
    .from(decisionAttachments)
    .innerJoin(decisions, eq(decisions.id, decisionAttachments.decisionId))
    .where(and(eq(decisionAttachments.attachmentId, attachmentId), isOneOf(actor, permissions['decision.read'])))
    .limit(1)
  return rows.length > 0
}

/** A signed ballot is seen by who signed it, who voted with it, and staff: never by a neighbour. */
export const seesBallot: SeesAttachment = async (db, actor, attachmentId) => {
  const isParty = and(
    or(eq(decisionVotes.voterId, actor.userId), eq(decisionVotes.castBy, actor.userId)),
    isOneOf(actor, permissions['decision.read']),
  )
  const rows = await db
    .select({ id: decisionVotes.id })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(eq(decisionVotes.ballotId, attachmentId), or(isParty, isOneOf(actor, roleFilters.staff))))
    .limit(1)
  return rows.length > 0
}
