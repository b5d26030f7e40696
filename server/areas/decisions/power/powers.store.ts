import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Power, type PowerStatus, power, powerStatus } from '#contract/decisions/powers.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { decisions, decisionVoters } from '../decisions.tables.ts'
import { powers } from '../powers.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'

type OfPerson = { readonly decisionId: string; readonly userId: string }

/** The powers of a decision in which the person is the giver or the holder, the latest first. */
export async function powersOfPerson(
  db: Queryable,
  { decisionId, userId, locale }: OfPerson & { readonly locale: LocaleCode },
): Promise<Power[]> {
  const rows = await db
    .select({
      id: powers.id,
      giver: personOfDecision(powers.giverId, decisions.id, decisions.placeId),
      holder: personOfDecision(powers.holderId, decisions.id, decisions.placeId),
      isOwn: sql<boolean>`${eq(powers.giverId, userId)}`,
      votes: decisionVoters.votes,
      status: powers.status,
      instructions: powers.instructions,
      givenAt: powers.givenAt,
    })
    .from(powers)
    .innerJoin(decisions, eq(decisions.id, powers.decisionId))
    .innerJoin(
      decisionVoters,
      and(eq(decisionVoters.decisionId, powers.decisionId), eq(decisionVoters.userId, powers.giverId)),
    )
    .where(and(eq(powers.decisionId, decisionId), or(eq(powers.giverId, userId), eq(powers.holderId, userId))))
    .orderBy(desc(powers.givenAt), powers.id)
  return rows.map(({ giver, holder, givenAt, ...row }) =>
    power.parse({
      ...row,
      giver: toAuthor(giver, locale),
      holder: toAuthor(holder, locale),
      givenAt: givenAt.toISOString(),
    }),
  )
}

type Found = { readonly id: string; readonly giverId: string; readonly holderId: string; readonly status: PowerStatus }

async function findOne(db: Queryable, condition: SQL | undefined): Promise<Found | null> {
  const [row] = await db
    .select({ id: powers.id, giverId: powers.giverId, holderId: powers.holderId, status: powers.status })
    .from(powers)
    .where(condition)
  return row ? { ...row, status: powerStatus.parse(row.status) } : null
}

export const findPower = (db: Queryable, decisionId: string, id: string) =>
  findOne(db, and(eq(powers.decisionId, decisionId), eq(powers.id, id)))

/** The power of an owner that nobody has declined, revoked or used, or `null`. */
export const validPowerOf = (db: Queryable, { decisionId, userId }: OfPerson) =>
  findOne(
    db,
    and(
      eq(powers.decisionId, decisionId),
      eq(powers.giverId, userId),
      inArray(powers.status, ['offered', 'accepted'] satisfies PowerStatus[]),
    ),
  )

export async function insertPower(db: Queryable, values: typeof powers.$inferInsert): Promise<void> {
  await db.insert(powers).values(values)
}

export async function writePowerStatus(db: Queryable, id: string, status: PowerStatus, updatedAt: Date): Promise<void> {
  await db.update(powers).set({ status, updatedAt }).where(eq(powers.id, id))
}
