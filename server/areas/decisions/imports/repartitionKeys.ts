import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inBatches } from '#server/platform/inBatches.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'

export const repartitionKeysFile = defineImportFile({
  name: 'repartition_keys',
  about: 'The repartition keys of a place, besides its tantièmes.',
  belongs: 'inPlace',
  after: ['places'],
  row: () =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key’s own key in your system', examples: ['K1'] }),
      ...placeColumn,
      name: cells.text(80).meta({ description: 'Its name', examples: ['Ascenseur A'] }),
      total: cells
        .integer(1, 100_000_000)
        .meta({ description: 'What the shares of its lots must add up to', examples: ['1000'] }),
    }),
  keyColumns: ['sql_id'],
  unique: ['name'],
  stored: async (tx, { place }) => {
    const total = sql<number>`coalesce(sum(${repartitionKeyLots.shares}), 0)::int`
    const rows = await tx
      .select({ id: repartitionKeys.id, sqlId: repartitionKeys.sqlId, name: repartitionKeys.name, total })
      .from(repartitionKeys)
      .leftJoin(repartitionKeyLots, eq(repartitionKeyLots.keyId, repartitionKeys.id))
      .where(eq(repartitionKeys.placeId, place().id))
      .groupBy(repartitionKeys.id)
    return rows.map(({ id, sqlId, name, total: sum }) => ({ id, key: sqlId, values: { name, total: sum } }))
  },
  values: ({ name, total }) => ({ name, total }),
  natural: { column: 'name', of: ({ name }) => name },
  total: { column: 'total', of: ({ total }) => total },
  write: async (tx, { place }, changes) => {
    const placeId = place().id
    // Two keys may exchange their names.
    await inBatches(changes, (some) =>
      tx
        .update(repartitionKeys)
        .set({ name: sql`${repartitionKeys.name} || ' ' || ${repartitionKeys.id}` })
        .where(
          inArray(
            repartitionKeys.id,
            some.map(({ id }) => id),
          ),
        ),
    )
    await inBatches(changes, (some) =>
      tx
        .insert(repartitionKeys)
        .values(some.map(({ id, key, values }) => ({ id, sqlId: key, placeId, name: values.name })))
        .onConflictDoUpdate({ target: repartitionKeys.id, set: excluded(repartitionKeys, ['sqlId', 'name']) }),
    )
  },
  topic: 'decisions',
})
