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

/** The account of an address in lower case, whatever its offers. */
export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const [row] = await db.select(account).from(users).where(eq(users.email, email))
  return row ? toAccount(row) : null
}

/** The account of a person, whatever its offers. */
export async function findAccountById(db: Queryable, userId: string): Promise<Account | null> {
  const [row] = await db.select(account).from(users).where(eq(users.id, userId))
  return row ? toAccount(row) : null
}

/** A person of another offer is as absent as one who never existed. */
export async function findPersonOfOffer(db: Queryable, userId: string, offer: OfferCode): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(userOffers, eq(userOffers.userId, users.id))
    .where(and(eq(users.id, userId), eq(userOffers.offer, offer)))
  return row?.user ?? null
}

/** Writes the fields that are there; `undefined` leaves a field as it is, `null` empties it. */
export async function updateProfile(db: Queryable, userId: string, changes: ProfileChanges): Promise<void> {
  const { firstName, lastName, displayName, phoneNumber, address, birthDate, locale } = changes
  const named = { firstName, lastName, displayName, phoneNumber, address, birthDate, locale }
  const sent = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
  if (Object.keys(sent).length === 0) return
  // Returned by the statement that wrote the names: two changes at once cannot leave words of neither.
  const [names] = await db.update(users).set(sent).where(eq(users.id, userId)).returning()
  if (!names) return
  await db
    .update(users)
    .set({ searchText: nameSearchText(names) })
    .where(eq(users.id, userId))
}

/** A new hash; with the language of the person when they chose the password themselves just now. */
export async function writePassword(
  db: Queryable,
  userId: string,
  change: { readonly passwordHash: string; readonly locale?: LocaleCode },
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId))
}

/** The new account of an address, or the one it already has. */
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

/**
 * The hash as it stands, held until the transaction ends. Held against other changes only: rows that name the person can
 * still be written. Somebody who publishes an event for them would otherwise wait here, and be waited for when this
 * transaction publishes its own.
 */
export async function lockPassword(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row?.hash ?? null
}
