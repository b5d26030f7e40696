import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { fiscalYears } from '../places.tables.ts'

export const fiscalYearsFile = defineImportFile({
  name: 'fiscal_years',
  about: 'The fiscal years of a place; one of them is current.',
  belongs: 'inPlace',
  after: ['places'],
  row: () =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the year in your system', examples: ['Y1'] }),
      ...placeColumn,
      starts_on: cells.day.meta({ description: 'Its first day', examples: ['2026-01-01'] }),
      ends_on: cells.day.meta({ description: 'Its last day', examples: ['2026-12-31'] }),
      is_current: cells.yesOrNo.meta({ description: 'yes or no', examples: ['yes'] }),
    }),
  keyColumns: ['sql_id'],
  unique: ['starts_on'],
  stored: async (tx, { place }) => {
    const rows = await tx.select().from(fiscalYears).where(eq(fiscalYears.placeId, place().id))
    return rows.map(({ id, sqlId, startsOn, endsOn, isCurrent, closedAt }) => ({
      id,
      key: sqlId,
      values: { startsOn, endsOn, isCurrent, isClosed: closedAt !== null },
    }))
  },
  refuse: ({ starts_on, ends_on }, _scope, stored) => {
    if (ends_on <= starts_on) return { column: 'ends_on', reason: 'endBeforeStart' }
    const isMoved = stored && (stored.startsOn !== starts_on || stored.endsOn !== ends_on)
    return stored?.isClosed && isMoved ? { column: 'starts_on', reason: 'yearClosed' } : null
  },
  values: ({ starts_on, ends_on, is_current }, _scope, stored) => ({
    startsOn: starts_on,
    endsOn: ends_on,
    isCurrent: is_current,
    isClosed: stored?.isClosed ?? false,
  }),
  natural: { column: 'starts_on', of: ({ startsOn }) => startsOn },
  spanOf: ({ startsOn, endsOn, isClosed }) => ({ from: startsOn, to: endsOn, isOpen: !isClosed }),
  check: (kept) => {
    const [, second] = kept.filter(({ values }) => values.isCurrent)
    return second ? [{ line: second.line, column: 'is_current', reason: 'severalCurrent' }] : []
  },
  write: async (tx, { place }, changes) => {
    const placeId = place().id
    // The formerly current year may be written after the new one.
    if (changes.some(({ values }) => values.isCurrent)) {
      await tx.update(fiscalYears).set({ isCurrent: false }).where(eq(fiscalYears.placeId, placeId))
    }
    await inBatches(changes, (some) =>
      tx
        .insert(fiscalYears)
        .values(some.map(({ id, key, values: { isClosed: _, ...values } }) => ({ id, sqlId: key, placeId, ...values })))
        .onConflictDoUpdate({
          target: fiscalYears.id,
          set: excluded(fiscalYears, ['sqlId', 'startsOn', 'endsOn', 'isCurrent']),
        }),
    )
  },
  topic: 'places',
})
