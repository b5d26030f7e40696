import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { localeCode } from '#contract/offers.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { nameSearchText } from '../nameSearchText.ts'
import { userOffers, users } from '../profile.tables.ts'
import { inChunks } from './inChunks.ts'

export const peopleFile = defineImportFile({
  name: 'people',
  about:
    'People who sign in with an e-mail address. A person is written with each place that has a role for them; an empty optional cell leaves what they told the portal, and an account with a password keeps its address.',
  belongs: 'shared',
  after: [],
  row: (offer) =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the person in your system', examples: ['C1'] }),
      email: cells.email.meta({
        description: 'E-mail address, of one person only',
        examples: ['ada.martin@courriel.example'],
      }),
      first_name: cells
        .optional(cells.text(80))
        .meta({ description: 'First name; empty for a company', examples: ['Ada'] }),
      last_name: cells.text(80).meta({ description: 'Last name, or the name of a company', examples: ['Martin'] }),
      phone_number: cells
        .optional(cells.phoneNumber(offer))
        .meta({ description: 'Telephone, national or international, as 06 12 34 56 78', examples: [''] }),
      address: cells
        .optional(cells.text(300))
        .meta({ description: 'Postal address, on one line', examples: ['14 rue des Ormes, 59000 Lille'] }),
      birth_date: cells.optional(cells.day).meta({ description: 'Date of birth, as 1980-12-31', examples: [''] }),
      locale: cells
        .optional(cells.word(localeCode.options))
        .meta({ description: `Language of the mails: ${localeCode.options.join(', ')}`, examples: ['fr-FR'] }),
    }),
  keyColumns: ['sql_id'],
  unique: ['email'],
  stored: async (tx, { offer }, { keys, rows }) => {
    const of = and(eq(userOffers.userId, users.id), eq(userOffers.offer, offer.code))
    const found = await inChunks([...keys, ...rows.map(({ email }) => email)], (some) =>
      tx
        .select({ user: users, sqlId: userOffers.sqlId, isOfOffer: sql<boolean>`${userOffers.userId} is not null` })
        .from(users)
        .leftJoin(userOffers, of)
        .where(or(inArray(userOffers.sqlId, some), inArray(users.email, some))),
    )
    const distinct = [...new Map(found.map((one) => [one.user.id, one])).values()]
    return distinct.map(({ user, sqlId, isOfOffer }) => {
      const { id, email, displayName, firstName, lastName, phoneNumber, address, birthDate, locale } = user
      const isActive = user.passwordHash !== null
      const names = { displayName, firstName, lastName }
      return {
        id,
        key: sqlId,
        values: { email, ...names, phoneNumber, address, birthDate, locale, isActive, isOfOffer },
      }
    })
  },
  values: (row, _scope, stored) => {
    const [firstName, lastName] = [row.first_name ?? '', row.last_name]
    const isNamed = stored?.firstName === firstName && stored.lastName === lastName
    return {
      email: stored?.isActive ? stored.email : row.email,
      // A chosen display name stays as long as it is the same person.
      displayName: isNamed ? stored.displayName : `${firstName} ${lastName}`.trim(),
      firstName,
      lastName,
      phoneNumber: row.phone_number ?? stored?.phoneNumber ?? null,
      address: row.address ?? stored?.address ?? null,
      birthDate: row.birth_date ?? stored?.birthDate ?? null,
      locale: row.locale ?? stored?.locale ?? null,
      isActive: stored?.isActive ?? false,
      isOfOffer: true,
    }
  },
  natural: { column: 'email', of: ({ email }) => email },
  write: async (tx, { offer, now }, changes) => {
    await inBatches(changes, (some) =>
      tx
        .insert(users)
        .values(
          some.map(({ id, values: { isActive: _active, isOfOffer: _member, ...values } }) => ({
            id,
            ...values,
            searchText: nameSearchText(values),
            createdAt: now,
          })),
        )
        .onConflictDoUpdate({
          target: users.id,
          set: excluded(users, [
            'email',
            'displayName',
            'firstName',
            'lastName',
            'phoneNumber',
            'address',
            'birthDate',
            'locale',
            'searchText',
          ]),
        }),
    )
    await inBatches(changes, (some) =>
      tx
        .insert(userOffers)
        .values(some.map(({ id, key }) => ({ userId: id, offer: offer.code, sqlId: key })))
        .onConflictDoUpdate({ target: [userOffers.userId, userOffers.offer], set: excluded(userOffers, ['sqlId']) }),
    )
  },
  topic: 'community',
})
