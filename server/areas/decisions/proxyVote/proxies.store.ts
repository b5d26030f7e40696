import { and, asc, eq, exists, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { principal } from '#contract/decisions/decisionVotes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { plainText } from '#server/services/directory/plainText.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisionLots, decisions, decisionVoters, proxyExclusions } from '../decisions.tables.ts'
import { powers } from '../powers.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'

type Holder = { readonly decisionId: string; readonly userId: string }

const standing = z.object({
  ownVotes: z.int(),
  totalVotes: z.int(),
  heldVotes: z.array(z.int()),
  isExcluded: z.boolean(),
  /** Whether somebody else holds this person's power. */
  hasGivenAway: z.boolean(),
})

const isCurrentProxy = and(
  eq(decisionVotes.decisionId, decisions.id),
  decisionVotes.isCurrent,
  eq(decisionVotes.way, 'proxy'),
)

const isAccepted = and(eq(powers.decisionId, decisions.id), eq(powers.status, 'accepted'))

/** Whether somebody is party to a vote by power that counts, or to a power accepted online. */
const hasPower = (inVote: SQL, inPower: SQL) =>
  sql<boolean>`(exists (select 1 from ${decisionVotes} where ${and(isCurrentProxy, inVote)})
    or exists (select 1 from ${powers} where ${and(isAccepted, inPower)}))`.mapWith(Boolean)

/** The standing of a holder of powers in a decision, in tantièmes, by the votes that count now and the powers accepted online. */
export async function standingOf(db: Queryable, { decisionId, userId }: Holder) {
  const [row] = await db
    .select({
      ownVotes: decisionVoters.tantiemes,
      totalVotes: sql`(select sum(${decisionLots.tantiemes})::int from ${decisionLots} where ${decisionLots.decisionId} = ${decisionId})`,
      heldVotes: sql`(select coalesce(json_agg(principals.tantiemes), '[]') from ${decisionVoters} principals
        where principals.decision_id = ${decisions.id} and principals.user_id in (
          select ${decisionVotes.voterId} from ${decisionVotes} where ${and(isCurrentProxy, eq(decisionVotes.castBy, userId))}
          union select ${powers.giverId} from ${powers} where ${and(isAccepted, eq(powers.holderId, userId))}))`,
      isExcluded: exists(
        db
          .select({ one: sql`1` })
          .from(proxyExclusions)
          .where(and(eq(proxyExclusions.placeId, decisions.placeId), eq(proxyExclusions.userId, userId))),
      ),
      hasGivenAway: hasPower(eq(decisionVotes.voterId, userId), eq(powers.giverId, userId)),
    })
    .from(decisions)
    .innerJoin(decisionVoters, and(eq(decisionVoters.decisionId, decisions.id), eq(decisionVoters.userId, userId)))
    .where(eq(decisions.id, decisionId))
  return row ? standing.parse(row) : null
}

/** Whether the law keeps this person from holding powers in a place, as somebody close to its manager. */
export async function isExcluded(db: Queryable, placeId: string, userId: string): Promise<boolean> {
  const found = await db.$count(
    proxyExclusions,
    and(eq(proxyExclusions.placeId, placeId), eq(proxyExclusions.userId, userId)),
  )
  return found > 0
}

/** The owner on the roll for whom somebody else would vote, or `null`. */
export async function findPrincipal(db: Queryable, { decisionId, userId }: Holder) {
  const [row] = await db
    .select({
      votes: decisionVoters.votes,
      tantiemes: decisionVoters.tantiemes,
      holdsPowers: hasPower(eq(decisionVotes.castBy, userId), eq(powers.holderId, userId)),
    })
    .from(decisionVoters)
    .innerJoin(decisions, eq(decisions.id, decisionVoters.decisionId))
    .where(and(eq(decisionVoters.decisionId, decisionId), eq(decisionVoters.userId, userId)))
  return row ?? null
}

const named = alias(memberships, 'named')

type PrincipalFilter = Holder & {
  readonly search: string | undefined
  /** Whether this many tantièmes exceed the holder's allowance. */
  readonly isTooMuch: (tantiemes: number) => boolean
}

/** The other owners of the roll by name. Which of them have voted is secret while the vote is open. */
export async function listPrincipals(
  db: Queryable,
  { decisionId, userId, search, isTooMuch }: PrincipalFilter,
  page: PageQuery,
) {
  const pattern = search ? toSearchPattern(search) : null
  const hasIdentity = exists(
    db
      .select({ one: sql`1` })
      .from(named)
      .where(
        and(
          eq(named.placeId, decisions.placeId),
          eq(named.userId, decisionVoters.userId),
          sql`${plainText(named.displayName)} ilike ${pattern}`,
        ),
      ),
  )
  const visible = and(
    eq(decisionVoters.decisionId, decisionId),
    ne(decisionVoters.userId, userId),
    memberOf(userId, decisions.placeId),
    pattern === null ? undefined : or(ilike(users.searchText, pattern), hasIdentity),
  )
  const people = db
    .select({
      id: decisionVoters.userId,
      person: personOfDecision(decisionVoters.userId, decisions.id, decisions.placeId),
      votes: decisionVoters.votes,
      tantiemes: decisionVoters.tantiemes,
      total: totalOfAll,
    })
    .from(decisionVoters)
    .innerJoin(decisions, eq(decisions.id, decisionVoters.decisionId))
    .innerJoin(users, eq(users.id, decisionVoters.userId))
    .where(visible)
    .orderBy(asc(users.searchText), asc(users.id))
  const rows = await people.limit(page.perPage).offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [first] = await people.limit(1).offset(0)
    return first?.total ?? 0
  })
  const shown = rows.map(({ id, tantiemes, ...row }) => ({
    id,
    ...principal.parse({ ...row, isTooMuch: isTooMuch(tantiemes) }),
  }))
  return { principals: shown, meta }
}
