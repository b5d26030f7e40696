import { eq } from 'drizzle-orm'
import type { Proposal } from '#contract/forum/proposal.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { topicProposals, topics } from './topics.tables.ts'

type Scope = { readonly userId: string; readonly topicId: string; readonly locale: LocaleCode }

/** The proposal about a topic that the caller may read; `null` = nobody has made one. */
export async function findProposal(db: Queryable, { userId, topicId, locale }: Scope): Promise<Proposal | null> {
  const [row] = await db
    .select({ proposal: topicProposals, author: personShownIn(topicProposals.authorId, topics.placeId) })
    .from(topicProposals)
    .innerJoin(topics, eq(topics.id, topicProposals.topicId))
    .where(eq(topicProposals.topicId, topicId))
  if (!row) return null
  const { title, body, authorId, createdAt } = row.proposal
  const author = toAuthor(row.author, locale)
  return { title, body, author, isOwn: authorId === userId, createdAt: createdAt.toISOString() }
}

/** The person who made the proposal, without their name; `undefined` = nobody did, `null` = they have left the portal. */
export async function proposerOf(db: Queryable, topicId: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ authorId: topicProposals.authorId })
    .from(topicProposals)
    .where(eq(topicProposals.topicId, topicId))
  return row?.authorId
}

export async function insertProposal(db: Queryable, values: typeof topicProposals.$inferInsert): Promise<void> {
  await db.insert(topicProposals).values(values)
}

export async function deleteProposal(db: Queryable, topicId: string): Promise<void> {
  await db.delete(topicProposals).where(eq(topicProposals.topicId, topicId))
}
