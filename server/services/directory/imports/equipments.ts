import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { equipmentValues } from '#contract/reports/reportList.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { equipments } from '../equipments.tables.ts'

export const equipmentsFile = defineImportFile({
  name: 'equipments',
  about: 'The equipment that co-owners share.',
  belongs: 'inPlace',
  after: ['places'],
  row: () =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the equipment in your system', examples: ['E1'] }),
      ...placeColumn,
      kind: cells
        .word(equipmentValues)
        .meta({ description: `One of ${equipmentValues.join(', ')}`, examples: ['elevator'] }),
      name: cells.text(120).meta({ description: 'Its name', examples: ['Ascenseur'] }),
      location: cells.text(120).meta({ description: 'Where it is, in words', examples: ['Hall A'] }),
      installed_on: cells
        .optional(cells.day)
        .meta({ description: 'The day of its installation', examples: ['2012-05-01'] }),
      maintained_by: cells
        .optional(cells.text(120))
        .meta({ description: 'The company that maintains it', examples: ['Ascenseurs du Nord'] }),
    }),
  keyColumns: ['sql_id'],
  stored: async (tx, { place }) => {
    const rows = await tx.select().from(equipments).where(eq(equipments.placeId, place().id))
    return rows.map(({ id, sqlId, kind, name, location, installedOn, maintainedBy }) => ({
      id,
      key: sqlId,
      values: { kind, name, location, installedOn, maintainedBy },
    }))
  },
  values: ({ kind, name, location, installed_on, maintained_by }) => ({
    kind,
    name,
    location,
    installedOn: installed_on,
    maintainedBy: maintained_by,
  }),
  write: async (tx, { place }, changes) => {
    const placeId = place().id
    await inBatches(changes, (some) =>
      tx
        .insert(equipments)
        .values(some.map(({ id, key, values }) => ({ id, sqlId: key, placeId, ...values })))
        .onConflictDoUpdate({
          target: equipments.id,
          set: excluded(equipments, ['sqlId', 'kind', 'name', 'location', 'installedOn', 'maintainedBy']),
        }),
    )
  },
  topic: 'equipments',
})
