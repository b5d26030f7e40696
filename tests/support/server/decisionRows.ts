import { ballotLog, decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { decisionLots, decisions, decisionVoters } from '#server/areas/decisions/decisions.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import type { Database } from '#server/platform/database.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { demoName } from '#tests/support/demoNames.ts'

type Own = {
  readonly userId: string
  readonly placeId: string
  readonly decisionId: string
  readonly voteId: string
  readonly createdAt: Date
}

/** Inserts a decision with one owner on its roll, who has voted. */
export async function insertDecision(db: Database, { userId, placeId, decisionId, voteId, createdAt }: Own) {
  const hash = `head of ${decisionId}`
  const lotId = demoId(`lot of ${decisionId}`)
  await db
    .insert(lots)
    .values({ id: lotId, placeId, number: 9_999, kind: 'flat', building: 'Z', tantiemes: 100, ownerId: userId })
  await db.insert(decisions).values({
    id: decisionId,
    placeId,
    title: 'Repeindre le hall',
    description: 'En blanc.',
    rule: 'art24',
    keyTotal: 100,
    projectCents: 10_000,
    authorId: userId,
    dueAt: new Date('2031-01-01T12:00:00Z'),
    createdAt,
    updatedAt: createdAt,
    logLength: 1,
    logHead: hash,
  })
  await db
    .insert(decisionLots)
    .values({ decisionId, lotId, ownerId: userId, tantiemes: 100, shares: 100, cents: 10_000 })
  await db
    .insert(decisionVoters)
    .values({ decisionId, userId, name: demoName('coproprietaire'), votes: 100, tantiemes: 100, cents: 10_000 })
  await db.insert(decisionVotes).values({
    id: voteId,
    decisionId,
    voterId: userId,
    choice: 'for',
    votes: 100,
    way: 'own',
    castBy: userId,
    castAt: createdAt,
    sequence: 1,
    secret: 'secret',
  })
  await db.insert(ballotLog).values({ decisionId, sequence: 1, commitment: 'c', castAt: createdAt, hash })
}
