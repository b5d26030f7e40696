import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lotKinds, mainLotKinds } from '#contract/places.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { lots, places } from '../places.tables.ts'

/** The fact that the place has a lot that could bear a share. */
export const anyLotFact = 'a lot'

/** Larger than every number of the file; used temporarily while lots exchange their numbers. */
const aside = 1_000_000_000

export const lotsFile = defineImportFile({
  name: 'lots',
  about: 'The lots of a place, with their tantièmes.',
  belongs: 'inPlace',
  after: ['buildings'],
  row: () =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the lot in your system', examples: ['L1'] }),
      ...placeColumn,
      building: cells.key.meta({ description: 'The key of its building', examples: ['B1'] }),
      number: cells.integer(1, 999_999).meta({ description: 'Its number in the place', examples: ['1'] }),
      kind: cells.word(lotKinds).meta({ description: `One of ${lotKinds.join(', ')}`, examples: ['flat'] }),
      tantiemes: cells.integer(1, 100_000_000).meta({ description: 'Its part of the place', examples: ['1000'] }),
    }),
  keyColumns: ['sql_id'],
  unique: ['number'],
  references: ({ building }) => [{ column: 'building', file: 'buildings', key: building }],
  stored: async (tx, { place }) => {
    const rows = await tx.select().from(lots).where(eq(lots.placeId, place().id))
    return rows.map(({ id, sqlId, number, kind, building, buildingId, tantiemes }) => ({
      id,
      key: sqlId,
      values: { number, kind, building, buildingId, tantiemes },
    }))
  },
  values: ({ building, number, kind, tantiemes }, { known }) => ({
    number,
    kind,
    building: known.nameOf('buildings', building) ?? '',
    buildingId: known.find('buildings', building) ?? null,
    tantiemes,
  }),
  natural: { column: 'number', of: ({ number }) => String(number) },
  notes: () => anyLotFact,
  check: (kept, { known, place }) => {
    const total = known.totals('places').get(place().key)
    const sum = kept.reduce((all, { values }) => all + values.tantiemes, 0)
    if (!total || kept.length === 0 || sum === total.value) return []
    const { file, line, column, value } = total
    return [{ file, line, column, reason: 'wrongSum', detail: `${sum} / ${value}` }]
  },
  write: async (tx, { place }, changes) => {
    const placeId = place().id
    const numbered = changes.filter(({ values, before }) => before && before.number !== values.number)
    await inBatches(numbered, (some) =>
      tx
        .update(lots)
        .set({ number: sql`${lots.number} + ${aside}` })
        .where(
          inArray(
            lots.id,
            some.map(({ id }) => id),
          ),
        ),
    )
    await inBatches(changes, (some) =>
      tx
        .insert(lots)
        .values(some.map(({ id, key, values }) => ({ id, sqlId: key, placeId, ...values })))
        .onConflictDoUpdate({
          target: lots.id,
          set: excluded(lots, ['sqlId', 'number', 'kind', 'building', 'buildingId', 'tantiemes']),
        }),
    )
    const isMain = inArray(lots.kind, [...mainLotKinds])
    const count = sql<number>`(select count(*)::int from ${lots} where ${lots.placeId} = ${placeId} and ${isMain})`
    await tx.update(places).set({ mainLotsCount: count }).where(eq(places.id, placeId))
  },
  topic: 'places',
})
