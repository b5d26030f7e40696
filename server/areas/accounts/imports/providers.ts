import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { offerCodes } from '#contract/offers.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { ofOtherOffer } from '#server/services/imports/ofOtherOffer.ts'
import { providers } from '#server/services/ledger/ledger.tables.ts'

export const providersFile = defineImportFile({
  name: 'providers',
  about: 'The suppliers that the lines of entries name.',
  belongs: 'common',
  after: [],
  row: (offer) =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the supplier in your system', examples: ['F1'] }),
      offer: cells.word(offerCodes).meta({ description: 'The offer whose places it supplies', examples: [offer.code] }),
      name: cells.text(120).meta({ description: 'Its name', examples: ['Ascenseurs du Nord'] }),
    }),
  keyColumns: ['sql_id'],
  stored: async (tx, { offer }) => {
    const rows = await tx.select().from(providers).where(eq(providers.offer, offer.code))
    return rows.map(({ id, sqlId, name }) => ({ id, key: sqlId, values: { name } }))
  },
  refuse: (row, scope) => ofOtherOffer(row, scope),
  values: ({ name }) => ({ name }),
  natural: { column: 'name', of: ({ name }) => name },
  write: (tx, { offer }, changes) =>
    inBatches(changes, (some) =>
      tx
        .insert(providers)
        .values(some.map(({ id, key, values }) => ({ id, sqlId: key, offer: offer.code, ...values })))
        .onConflictDoUpdate({ target: providers.id, set: excluded(providers, ['sqlId', 'name']) }),
    ),
})
