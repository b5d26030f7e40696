import { and, desc, eq, lte } from 'drizzle-orm'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { type Terms, terms } from '#contract/terms.ts'
import type { Queryable } from '#server/platform/database.ts'
import { termsVersions } from './terms.tables.ts'

type InForce = { readonly offer: OfferCode; readonly locale: LocaleCode; readonly today: string }

/** The latest version published until today. */
export async function findTerms(db: Queryable, { offer, locale, today }: InForce): Promise<Terms | null> {
  const [row] = await db
    .select()
    .from(termsVersions)
    .where(and(eq(termsVersions.offer, offer), eq(termsVersions.locale, locale), lte(termsVersions.publishedOn, today)))
    .orderBy(desc(termsVersions.publishedOn), desc(termsVersions.version))
    .limit(1)
  return row ? terms.parse(row) : null
}

/** A published version never changes. */
export async function insertTerms(db: Queryable, versions: readonly Terms[]): Promise<void> {
  await db
    .insert(termsVersions)
    .values([...versions])
    .onConflictDoNothing()
}
