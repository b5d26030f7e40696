import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { buildings, lots, places } from '../places.tables.ts'

export const buildingsFile = defineImportFile({
  name: 'buildings',
  about: 'The buildings of a place, which its lots name.',
  belongs: 'inPlace',
  after: ['places'],
  row: () =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the building in your system', examples: ['B1'] }),
      ...placeColumn,
      name: cells.text(80).meta({ description: 'Its name, as residents know it', examples: ['Bâtiment A'] }),
    }),
  keyColumns: ['sql_id'],
  unique: ['name'],
  stored: async (tx, { place }) => {
    const rows = await tx.select().from(buildings).where(eq(buildings.placeId, place().id))
    return rows.map(({ id, sqlId, name }) => ({ id, key: sqlId, values: { name } }))
  },
  values: ({ name }) => ({ name }),
  natural: { column: 'name', of: ({ name }) => name },
  nameOf: ({ name }) => name,
  write: async (tx, { place }, changes) => {
    const placeId = place().id
    const ids = changes.map(({ id }) => id)
    // Two buildings may exchange their names.
    await inBatches(ids, (some) =>
      tx
        .update(buildings)
        .set({ name: sql`${buildings.name} || ' ' || ${buildings.id}` })
        .where(inArray(buildings.id, some)),
    )
    await inBatches(changes, (some) =>
      tx
        .insert(buildings)
        .values(some.map(({ id, key, values }) => ({ id, sqlId: key, placeId, ...values })))
        .onConflictDoUpdate({ target: buildings.id, set: excluded(buildings, ['sqlId', 'name']) }),
    )
    await tx
      .update(lots)
      .set({ building: buildings.name })
      .from(buildings)
      .where(and(eq(lots.buildingId, buildings.id), eq(buildings.placeId, placeId)))
    const count = tx.$count(buildings, eq(buildings.placeId, placeId))
    await tx
      .update(places)
      .set({ buildingsCount: sql`${count}` })
      .where(eq(places.id, placeId))
  },
  topic: 'places',
})
