import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inBatches } from '#server/platform/inBatches.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'

export const sharesFile = defineImportFile({
  name: 'shares',
  about:
    'The shares of lots in repartition keys. The lines of a key replace all its shares. Decisions that are open, or over, keep the shares with which they were opened.',
  belongs: 'inPlace',
  after: ['lots', 'repartition_keys'],
  row: () =>
    z.object({
      ...placeColumn,
      key: cells.key.meta({ description: 'The key of the repartition key', examples: ['K1'] }),
      lot: cells.key.meta({ description: 'The key of the lot', examples: ['L1'] }),
      shares: cells.integer(1, 100_000_000).meta({ description: 'Its part of the key', examples: ['1000'] }),
    }),
  keyColumns: ['key', 'lot'],
  references: ({ key, lot }) => [
    { column: 'key', file: 'repartition_keys', key },
    { column: 'lot', file: 'lots', key: lot },
  ],
  stored: async (tx, { place }) => {
    const rows = await tx
      .select({ share: repartitionKeyLots, keySqlId: repartitionKeys.sqlId, lotSqlId: lots.sqlId })
      .from(repartitionKeyLots)
      .innerJoin(repartitionKeys, eq(repartitionKeys.id, repartitionKeyLots.keyId))
      .innerJoin(lots, eq(lots.id, repartitionKeyLots.lotId))
      .where(eq(repartitionKeys.placeId, place().id))
    return rows.map(({ share, keySqlId, lotSqlId }) => ({
      id: `${share.keyId} ${share.lotId}`,
      key: keySqlId !== null && lotSqlId !== null ? `${keySqlId} / ${lotSqlId}` : null,
      values: share,
    }))
  },
  values: ({ key, lot, shares }, { known }) => ({
    keyId: known.find('repartition_keys', key) ?? '',
    lotId: known.find('lots', lot) ?? '',
    shares,
  }),
  natural: { column: 'lot', of: ({ keyId, lotId }) => `${keyId} ${lotId}` },
  setOf: ({ keyId }) => keyId,
  check: (kept, { known }) =>
    [...known.totals('repartition_keys')].flatMap(([key, { file, line, column, value }]) => {
      const ofKey = kept.filter(({ values }) => values.keyId === known.find('repartition_keys', key))
      const sum = ofKey.reduce((all, { values }) => all + values.shares, 0)
      if (sum === value) return []
      // The fault is in the line of the key, or in one of its shares when only these are new.
      const shown =
        line === null ? { file: 'shares', line: ofKey[0]?.line ?? null, column: 'shares' } : { file, line, column }
      return [{ ...shown, reason: 'wrongSum' as const, detail: `${sum} / ${value}` }]
    }),
  write: (tx, _scope, changes) =>
    inBatches(changes, (some) =>
      tx
        .insert(repartitionKeyLots)
        .values(some.map(({ values }) => values))
        .onConflictDoUpdate({
          target: [repartitionKeyLots.keyId, repartitionKeyLots.lotId],
          set: excluded(repartitionKeyLots, ['shares']),
        }),
    ),
  remove: (tx, _scope, ended) =>
    inBatches(ended, (some) => {
      const gone = some.map(({ values }) => sql`(${values.keyId}::uuid, ${values.lotId}::uuid)`)
      const isGone = sql`(${repartitionKeyLots.keyId}, ${repartitionKeyLots.lotId}) in (${sql.join(gone, sql`, `)})`
      return tx.delete(repartitionKeyLots).where(and(isGone))
    }),
  topic: 'decisions',
})
