import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { offerCode } from '#contract/offers.ts'
import type { ProfileChanges } from '#contract/profile.ts'
import type { Queryable } from '#server/platform/database.ts'
import { nameSearchText } from './nameSearchText.ts'
import { userOffers, users } from './profile.tables.ts'

export type UserRow = typeof users.$inferSelect
/** A person with the offers they may sign in to, in alphabetical order. */
export type Account = UserRow & { readonly offers: readonly OfferCode[] }

const account = {
  user: users,
  offers: sql<unknown>`coalesce(array_to_json(array(
    select ${userOffers.offer} from ${userOffers} where ${userOffers.userId} = ${users.id} order by 1
  )), '[]')`,
}

const toAccount = ({ user, offers }: { user: UserRow; offers: unknown }): Account => ({
  ...user,
  offers: z.array(offerCode).parse(offers),
})

/** The account of a lower-case e-mail address, in any offer. */
export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const [row] = await db.select(account).from(users).where(eq(users.email, email))
  return row ? toAccount(row) : null
}

/** The account of a person, in any offer. */
export async function findAccountById(db: Queryable, userId: string): Promise<Account | null> {
  const [row] = await db.select(account).from(users).where(eq(users.id, userId))
  return row ? toAccount(row) : null
}

/** A person of another offer is reported as if they did not exist. */
export async function findPersonOfOffer(db: Queryable, userId: string, offer: OfferCode): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(userOffers, eq(userOffers.userId, users.id))
    .where(and(eq(users.id, userId), eq(userOffers.offer, offer)))
  return row?.user ?? null
}

/** `undefined` leaves a field as it is, `null` empties it. */
export async function updateProfile(db: Queryable, userId: string, changes: ProfileChanges): Promise<void> {
  const { firstName, lastName, displayName, phoneNumber, address, birthDate, locale } = changes
  const named = { firstName, lastName, displayName, phoneNumber, address, birthDate, locale }
  const sent = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
  if (Object.keys(sent).length === 0) return
  // Reads the names from the statement that wrote them: of two simultaneous changes, neither can leave stale search
  // words.
  const [names] = await db.update(users).set(sent).where(eq(users.id, userId)).returning()
  if (!names) return
  await db
    .update(users)
    .set({ searchText: nameSearchText(names) })
    .where(eq(users.id, userId))
}

/** Writes a new hash, and the person's language if they have just chosen the password themselves. */
export async function writePassword(
  db: Queryable,
  userId: string,
  change: { readonly passwordHash: string; readonly locale?: LocaleCode },
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId))
}

/** The account of an address, created if there is none. */
export async function ensureAccount(
  db: Queryable,
  { email, offer, locale, now }: { email: string; offer: OfferCode; locale: string; now: Date },
): Promise<string> {
  const names = { displayName: email.split('@')[0] ?? email, firstName: '', lastName: '' }
  await db
    .insert(users)
    .values({ ...names, searchText: nameSearchText(names), email, locale, createdAt: now })
    .onConflictDoNothing({ target: users.email })
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!row) throw new Error('the account that was just written is absent')
  await db.insert(userOffers).values({ userId: row.id, offer }).onConflictDoNothing()
  return row.id
}

type FullName = Pick<UserRow, 'displayName' | 'firstName' | 'lastName'>

/** Gives a person the rights of administrators, and a name to somebody who has none yet. */
export async function makeAdministrator(db: Queryable, userId: string, name: FullName): Promise<void> {
  const isNameless = and(eq(users.id, userId), eq(users.firstName, ''), eq(users.lastName, ''))
  await db
    .update(users)
    .set({ ...name, searchText: nameSearchText(name) })
    .where(isNameless)
  await db.update(users).set({ isAdministrator: true }).where(eq(users.id, userId))
}

/**
 * The current hash, locked until the transaction ends. The lock stops other changes only: rows that refer to the
 * person can still be written. Otherwise a transaction that publishes an event for them would wait here, and this one
 * would wait for it when it publishes its own.
 */
export async function lockPassword(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row?.hash ?? null
}
