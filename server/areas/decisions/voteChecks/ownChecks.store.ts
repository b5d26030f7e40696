import { and, desc, eq, or } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { ballotLog, decisionVotes, paperOpenings, voteActs } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'

const about = { placeName: places.name, placeOffer: places.offer, decision: decisions.title }

/** A person's acts about votes, the acts of others about theirs, and the papers that they opened to check them. */
export async function findOwnChecks(db: Queryable, { userId }: { readonly userId: string }) {
  const actsOf = (isTheirs: ReturnType<typeof or>) =>
    db
      .select({ ...about, kind: ballotLog.kind, reason: voteActs.reason, saidAt: ballotLog.castAt })
      .from(voteActs)
      .innerJoin(decisionVotes, eq(decisionVotes.id, voteActs.voteId))
      .innerJoin(
        ballotLog,
        and(eq(ballotLog.decisionId, voteActs.decisionId), eq(ballotLog.sequence, voteActs.sequence)),
      )
      .innerJoin(decisions, eq(decisions.id, voteActs.decisionId))
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(isTheirs)
      .orderBy(desc(ballotLog.castAt), decisions.id, voteActs.sequence)
  return {
    votesChecked: await actsOf(eq(voteActs.actorId, userId)),
    checksOfOwnVotes: await actsOf(
      and(
        or(eq(decisionVotes.voterId, userId), eq(decisionVotes.castBy, userId)),
        // A contest is for those who check it.
        or(eq(ballotLog.kind, 'confirmation'), eq(ballotLog.kind, 'refusal')),
      ),
    ),
    papersOpened: await db
      .select({ ...about, openedAt: paperOpenings.openedAt })
      .from(paperOpenings)
      .innerJoin(decisionVotes, eq(decisionVotes.id, paperOpenings.voteId))
      .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
      .innerJoin(places, eq(places.id, decisions.placeId))
      .where(eq(paperOpenings.userId, userId))
      .orderBy(desc(paperOpenings.openedAt), decisions.id),
  }
}
