import { eq, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { roleNames } from '#contract/roles.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { customers } from '../places.tables.ts'
import { inChunks } from './inChunks.ts'

/** Compared without spaces or case, as people type it. */
const compact = (typed: string) => typed.replace(/\s+/g, '').toUpperCase()

export const customersFile = defineImportFile({
  name: 'customers',
  about:
    'Customer files announced by letter. Their reference and postal code open an account for people whose e-mail address is not known.',
  belongs: 'inPlace',
  after: ['places'],
  row: (offer) =>
    z.object({
      reference: cells.key
        .transform(compact)
        .meta({ description: 'The reference that the letter names, its own key', examples: ['C-200001'] }),
      ...placeColumn,
      zip_code: cells
        .zipCode(offer)
        .transform(compact)
        .meta({ description: 'The postal code that opens it', examples: [offer.zipCode.example] }),
      role: cells
        .word(roleNames)
        .meta({ description: 'The role that it gives, as in roles.csv', examples: ['coowner'] }),
      people_limit: cells
        .integer(1, 100)
        .meta({ description: 'How many people may open an account with it', examples: ['2'] }),
    }),
  keyColumns: ['reference'],
  toKey: compact,
  stored: async (tx, { place }, { rows }) => {
    const named = await inChunks(['', ...rows.map(({ reference }) => reference)], (some) =>
      tx
        .select()
        .from(customers)
        .where(or(eq(customers.placeId, place().id), inArray(customers.reference, some))),
    )
    const distinct = [...new Map(named.map((one) => [one.reference, one])).values()]
    return distinct.map(({ reference, ...values }) => ({ id: reference, key: reference, values }))
  },
  idOf: ({ reference }) => reference,
  // A reference is known to one place: the same reference in another place may be a mistake of either.
  refuse: (_row, { place }, stored) =>
    stored && stored.placeId !== place().id ? { column: 'reference', reason: 'taken' } : null,
  values: ({ zip_code, role, people_limit }, { offer, place }) => ({
    offer: offer.code,
    zipCode: zip_code,
    placeId: place().id,
    role,
    peopleLimit: people_limit,
  }),
  write: (tx, _scope, changes) =>
    inBatches(changes, (some) =>
      tx
        .insert(customers)
        .values(some.map(({ id, values }) => ({ reference: id, ...values })))
        .onConflictDoUpdate({
          target: customers.reference,
          set: excluded(customers, ['zipCode', 'role', 'peopleLimit']),
        }),
    ),
})
