import { and, asc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { people as enCA } from '#locales/en-CA/server/people.ts'
import { people as frCA } from '#locales/fr-CA/server/people.ts'
import { people as frFR } from '#locales/fr-FR/server/people.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Queryable } from '#server/platform/database.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { decisionVoters } from './decisions.tables.ts'

const words: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

type Owner = { readonly name: string; readonly lots: readonly number[] }

/** The owners of a place by the names that they show there, with the numbers of their lots. */
export async function ownersByName(db: Queryable, placeId: string): Promise<ReadonlyMap<string, Owner>> {
  const rows = await db
    .select({
      ownerId: lots.ownerId,
      number: lots.number,
      person: personShownIn(lots.ownerId, lots.placeId),
    })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), isNotNull(lots.ownerId)))
    .orderBy(asc(lots.number))
  const owned = Map.groupBy(rows, ({ ownerId }) => ownerId ?? '')
  const toOwner = (held: typeof rows) => ({
    name: held[0]?.person?.displayName ?? '',
    lots: held.map(({ number }) => number),
  })
  return new Map([...owned].map(([ownerId, held]) => [ownerId, toOwner(held)]))
}

/** The lines of a roll with the names of their owners. Namesakes are distinguished by their lots. */
export function withNames<Line extends { readonly userId: string }>(
  lines: readonly Line[],
  owners: ReadonlyMap<string, Owner>,
  locale: LocaleCode,
) {
  const t = createTranslate<typeof frFR>(locale, words[locale])
  const nothing: Owner = { name: '', lots: [] }
  const named = lines.map((line) => ({ line, owner: owners.get(line.userId) ?? nothing }))
  const alike = Map.groupBy(named, ({ owner }) => toSearchText(owner.name))
  return named.map(({ line, owner: { name, lots: numbers } }) => {
    const isAlone = alike.get(toSearchText(name))?.length === 1
    const apart = isAlone ? null : t(`lots.${pluralForm(locale, numbers.length)}`, { numbers: numbers.join(', ') })
    return { ...line, name, apart }
  })
}

/** A person of a decision with their name on its roll, which no later change affects; anybody else with their current name. */
export function personOfDecision(
  personId: SQLWrapper,
  decisionId: SQLWrapper,
  placeId: SQLWrapper,
): SQL<PersonShown | null> {
  const value = sql`(select (${personShownIn(personId, placeId)})::jsonb || coalesce((
    select jsonb_build_object('displayName', on_roll.name || coalesce(' (' || on_roll.apart || ')', ''))
    from ${decisionVoters} on_roll where on_roll.decision_id = ${decisionId} and on_roll.user_id = ${personId}), '{}'))`
  // Wrapped because drizzle strips the table from a column that stands directly in a selected expression.
  return sql<PersonShown | null>`${value}`
}
