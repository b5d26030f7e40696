import { and, eq, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { decisionLife } from '#contract/decisions/decisionList.ts'
import { contestLinkLifetime } from '#contract/decisions/voteContests.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'
import { checkedVote, isUnsettled } from '../voteChecks/voteStatus.store.ts'
import { contestLinks } from './contestLinks.tables.ts'

export async function insertLink(db: Queryable, link: Omit<typeof contestLinks.$inferInsert, 'usedAt'>): Promise<void> {
  await db.insert(contestLinks).values(link)
}

/** Revokes a link whose mail was not accepted. */
export async function deleteLink(db: Queryable, hash: string): Promise<void> {
  await db.delete(contestLinks).where(eq(contestLinks.hash, hash))
}

export async function markLinkUsed(db: Queryable, hash: string, usedAt: Date): Promise<void> {
  await db.update(contestLinks).set({ usedAt }).where(eq(contestLinks.hash, hash))
}

/** A vote as its owner may see it without a session: everything but the choice. */
const told = (now: Date) => ({
  id: decisionVotes.id,
  decisionId: decisions.id,
  voterId: decisionVotes.voterId,
  castBy: personOfDecision(decisionVotes.castBy, decisions.id, decisions.placeId),
  castAt: decisionVotes.castAt,
  way: decisionVotes.way,
  hasPaper: sql`${decisionVotes.ballotId} is not null`.mapWith(Boolean),
  isCurrent: decisionVotes.isCurrent,
  decisionTitle: decisions.title,
  placeName: places.name,
  life: decisions.life,
  dueAt: decisions.dueAt,
  isUnsettled: sql`${isUnsettled(now.toISOString())}`.mapWith(Boolean),
  ...checkedVote(),
})

const toTold = <Row extends { readonly life: string }>(row: Row) => ({ ...row, life: decisionLife.parse(row.life) })

const isOf = (condition: SQL, offer: OfferCode) => and(condition, eq(places.offer, offer))

/** The vote that a mail is about; `null` for one of another offer. */
export async function findVoteToTell(db: Queryable, voteId: string, offer: OfferCode, now: Date) {
  const [row] = await db
    .select(told(now))
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .innerJoin(places, eq(places.id, decisions.placeId))
    .where(isOf(eq(decisionVotes.id, voteId), offer))
  return row ? toTold(row) : null
}
export type ToldVote = NonNullable<Awaited<ReturnType<typeof findVoteToTell>>>

/** The vote of a link, on the site of its offer. */
export async function findVoteOfLink(db: Queryable, hash: string, offer: OfferCode, now: Date) {
  const [row] = await db
    .select({ ...told(now), usedAt: contestLinks.usedAt })
    .from(contestLinks)
    .innerJoin(decisionVotes, eq(decisionVotes.id, contestLinks.voteId))
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .innerJoin(places, eq(places.id, decisions.placeId))
    .where(isOf(eq(contestLinks.hash, hash), offer))
  return row ? toTold(row) : null
}

/** Locks a decision, like every change to its votes, for an owner who may have left the place since. */
export async function lockDecisionOf(db: Queryable, decisionId: string) {
  const [row] = await db
    .select({ id: decisions.id, placeId: decisions.placeId, title: decisions.title, dueAt: decisions.dueAt })
    .from(decisions)
    .where(eq(decisions.id, decisionId))
    .for('no key update')
  return row ?? null
}

const running = ['open', 'pastDate', 'awaitingRequalification', 'requalified']

/** Deletes links some time after the due date, or after a later mail, once no vote of the decision can be contested any more. */
export async function deleteOldLinks(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - contestLinkLifetime)
  const settled = db
    .select({ id: decisionVotes.id })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(lte(decisions.dueAt, before), notInArray(decisions.life, running)))
  await db
    .delete(contestLinks)
    .where(and(lte(contestLinks.createdAt, before), sql`${contestLinks.voteId} in (${settled})`))
}
