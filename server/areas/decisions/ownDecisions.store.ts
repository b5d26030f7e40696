import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { decisionVotes } from './ballots.tables.ts'
import {
  decisionLots,
  decisionReminders,
  decisions,
  decisionVoters,
  meetingRequests,
  proxyExclusions,
} from './decisions.tables.ts'
import { powers } from './powers.tables.ts'

const about = { placeName: places.name, placeOffer: places.offer, decision: decisions.title }

/**
 * A person's part in decisions: their resolutions, their lines of the rolls, the votes they may see, and their requests. It omits
 * the other party of a power, whose name is not the person's own data.
 */
export async function findOwnDecisions(db: Queryable, { userId }: { readonly userId: string }) {
  const votes = {
    ...about,
    choice: decisionVotes.choice,
    votes: decisionVotes.votes,
    way: decisionVotes.way,
    castAt: decisionVotes.castAt,
    sequence: decisionVotes.sequence,
    isCurrent: decisionVotes.isCurrent,
  }
  const votesOf = (person: typeof decisionVotes.voterId | typeof decisionVotes.castBy) =>
    db
      .select(votes)
      .from(decisionVotes)
      .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(sql`${person} = ${userId} and (${decisionVotes.way} = 'proxy' or ${decisionVotes.voterId} = ${userId})`)
      .orderBy(desc(decisionVotes.castAt), decisionVotes.id)
  const powersOf = (person: typeof powers.giverId | typeof powers.holderId) =>
    db
      .select({
        ...about,
        status: powers.status,
        // The instructions are the giver's text.
        instructions: sql<string | null>`case when ${powers.giverId} = ${userId} then ${powers.instructions} end`,
        givenAt: powers.givenAt,
        updatedAt: powers.updatedAt,
      })
      .from(powers)
      .innerJoin(decisions, eq(decisions.id, powers.decisionId))
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(eq(person, userId))
      .orderBy(desc(powers.givenAt), powers.id)
  return {
    decisions: await db
      .select({
        ...about,
        description: decisions.description,
        project: decisions.project,
        presidentAnswer: decisions.presidentAnswer,
        createdAt: decisions.createdAt,
        dueAt: decisions.dueAt,
      })
      .from(decisions)
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(eq(decisions.authorId, userId))
      .orderBy(desc(decisions.createdAt), decisions.id),
    decisionRolls: await db
      .select({
        ...about,
        name: decisionVoters.name,
        votes: decisionVoters.votes,
        tantiemes: decisionVoters.tantiemes,
        cents: decisionVoters.cents,
      })
      .from(decisionVoters)
      .innerJoin(decisions, eq(decisions.id, decisionVoters.decisionId))
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(eq(decisionVoters.userId, userId))
      .orderBy(desc(decisions.createdAt), decisions.id),
    decisionCosts: await db
      .select({ ...about, lot: lots.number, shares: decisionLots.shares, cents: decisionLots.cents })
      .from(decisionLots)
      .innerJoin(lots, eq(lots.id, decisionLots.lotId))
      .innerJoin(decisions, eq(decisions.id, decisionLots.decisionId))
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(eq(decisionLots.ownerId, userId))
      .orderBy(desc(decisions.createdAt), lots.number),
    votes: await votesOf(decisionVotes.voterId),
    votesCastForOthers: (await votesOf(decisionVotes.castBy)).filter(({ way }) => way === 'proxy'),
    powersGiven: await powersOf(powers.giverId),
    powersHeld: await powersOf(powers.holderId),
    meetingRequests: await db
      .select({
        ...about,
        message: meetingRequests.message,
        createdAt: meetingRequests.createdAt,
        closedAt: meetingRequests.closedAt,
      })
      .from(meetingRequests)
      .innerJoin(decisions, eq(decisions.id, meetingRequests.decisionId))
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(eq(meetingRequests.userId, userId))
      .orderBy(desc(meetingRequests.createdAt), meetingRequests.id),
    voteReminders: await db
      .select({ ...about, daysBefore: decisionReminders.daysBefore, sentAt: decisionReminders.sentAt })
      .from(decisionReminders)
      .innerJoin(decisions, eq(decisions.id, decisionReminders.decisionId))
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(eq(decisionReminders.userId, userId))
      .orderBy(desc(decisionReminders.sentAt), decisions.id),
    proxyExclusions: await db
      .select({ placeName: places.name, placeOffer: places.offer, reason: proxyExclusions.reason })
      .from(proxyExclusions)
      .innerJoin(places, eq(places.id, proxyExclusions.placeId))
      .where(eq(proxyExclusions.userId, userId))
      .orderBy(places.name),
  }
}
