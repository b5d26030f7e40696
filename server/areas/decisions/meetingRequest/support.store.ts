import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { boardRoles } from '#contract/roles.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { decisionLots, decisions, decisionVoters, meetingRequests } from '../decisions.tables.ts'

type Support = Omit<DecisionDetail['support'], 'messages'>
type Scope = {
  readonly userId: string
  readonly offer: OfferCode
  readonly decisionId: string
  readonly placeId: string
}

const isOpen = isNull(meetingRequests.closedAt)
const isBoard = inArray(memberships.role, [...boardRoles])
const figures = z.tuple([
  z.object({
    votes: z.int(),
    totalVotes: z.int(),
    people: z.int(),
    boardPeople: z.int(),
    boardSize: z.int(),
    isSupporter: z.boolean(),
    ownVotes: z.int(),
    isOnBoard: z.boolean(),
  }),
])

/**
 * The support for an extraordinary meeting, in tantièmes of all owners and in members of the current board. The board counts by
 * head, including members who bear none of the cost and are on no roll.
 */
export async function supportOf(db: Queryable, { userId, offer, decisionId, placeId }: Scope): Promise<Support> {
  const onBoard = db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), isBoard))
    .as('on_board')
  const rows = await db
    .select({
      votes: sql`coalesce(sum(${decisionVoters.tantiemes}), 0)::int`,
      people: sql`count(*)::int`,
      boardPeople: sql`count(${onBoard.userId})::int`,
      isSupporter: sql`coalesce(bool_or(${meetingRequests.userId} = ${userId}), false)`,
      ownVotes: sql`coalesce((select ${decisionVoters.tantiemes} from ${decisionVoters}
        where ${and(eq(decisionVoters.decisionId, decisionId), eq(decisionVoters.userId, userId))}), 0)`,
      isOnBoard: sql`exists (select 1 from ${memberships}
        where ${and(eq(memberships.placeId, placeId), isBoard, eq(memberships.userId, userId))})`,
      totalVotes: sql`(select sum(${decisionLots.tantiemes})::int from ${decisionLots} where ${decisionLots.decisionId} = ${decisionId})`,
      boardSize: sql`(select count(distinct ${memberships.userId})::int from ${memberships}
        where ${and(eq(memberships.placeId, placeId), isBoard)})`,
    })
    .from(meetingRequests)
    .leftJoin(
      decisionVoters,
      and(eq(decisionVoters.decisionId, meetingRequests.decisionId), eq(decisionVoters.userId, meetingRequests.userId)),
    )
    .leftJoin(onBoard, eq(onBoard.userId, meetingRequests.userId))
    .where(and(eq(meetingRequests.decisionId, decisionId), isOpen))
  const [{ boardSize, ...counted }] = figures.parse(rows)

  const { numerator, denominator } = decisionSettings[offer].requestShare
  const needed = Number(
    (BigInt(counted.totalVotes) * BigInt(numerator) + BigInt(denominator) - 1n) / BigInt(denominator),
  )
  const boardNeeded = Math.floor(boardSize / 2) + 1
  return {
    ...counted,
    needed,
    missing: Math.max(0, needed - counted.votes),
    boardNeeded,
    isReached: counted.votes >= needed || counted.boardPeople >= boardNeeded,
  }
}

/** The messages of requests for a meeting, earliest first. */
export async function supportMessages(db: Queryable, decisionId: string, locale: LocaleCode) {
  const rows = await db
    .select({
      author: personShownIn(meetingRequests.userId, decisions.placeId),
      message: meetingRequests.message,
      createdAt: meetingRequests.createdAt,
    })
    .from(meetingRequests)
    .innerJoin(decisions, eq(decisions.id, meetingRequests.decisionId))
    .where(and(eq(meetingRequests.decisionId, decisionId), isOpen))
    .orderBy(asc(meetingRequests.createdAt), asc(meetingRequests.id))
  return rows.flatMap(({ author, message, createdAt }) =>
    message === null ? [] : [{ author: toAuthor(author, locale), message, createdAt: createdAt.toISOString() }],
  )
}
