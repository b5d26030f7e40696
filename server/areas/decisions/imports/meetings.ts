import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { momentAt } from '#server/platform/civilDay.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { meetingAttendances, meetings } from '../meetings/meetings.tables.ts'

export const meetingsFile = defineImportFile({
  name: 'meetings',
  about: 'General meetings, past and to come. One whose attendance is recorded on the portal no longer changes.',
  belongs: 'inPlace',
  after: ['places'],
  row: () =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the meeting in your system', examples: ['M1'] }),
      ...placeColumn,
      kind: cells
        .word(['ordinary', 'extraordinary'])
        .meta({ description: 'ordinary or extraordinary', examples: ['ordinary'] }),
      held_at: cells.moment.meta({
        description: 'Day and time in the place’s time zone',
        examples: ['2026-06-10 18:30'],
      }),
      location: cells.text(200).meta({ description: 'Where it is held', examples: ['Salle des fêtes, Lille'] }),
    }),
  keyColumns: ['sql_id'],
  stored: async (tx, { place }) => {
    const isRecorded = sql<boolean>`exists (
      select 1 from ${meetingAttendances} where ${meetingAttendances.meetingId} = ${meetings.id})`
    const rows = await tx
      .select({ meeting: meetings, isRecorded })
      .from(meetings)
      .where(eq(meetings.placeId, place().id))
    return rows.map(({ meeting: { id, sqlId, kind, heldAt, location }, isRecorded: isHeld }) => ({
      id,
      key: sqlId,
      values: { kind, heldAt, location, isHeld },
    }))
  },
  refuse: ({ held_at }, { offer }, stored) =>
    stored?.isHeld && momentAt(held_at, offer.timeZone).getTime() !== stored.heldAt.getTime()
      ? { column: 'held_at', reason: 'meetingHeld' }
      : null,
  values: ({ kind, held_at, location }, { offer }, stored) => ({
    kind,
    heldAt: momentAt(held_at, offer.timeZone),
    location,
    isHeld: stored?.isHeld ?? false,
  }),
  write: async (tx, { place }, changes) => {
    const placeId = place().id
    await inBatches(changes, (some) =>
      tx
        .insert(meetings)
        .values(
          some.map(({ id, key, values: { kind, heldAt, location } }) => ({
            id,
            sqlId: key,
            placeId,
            kind,
            heldAt,
            location,
          })),
        )
        .onConflictDoUpdate({ target: meetings.id, set: excluded(meetings, ['sqlId', 'kind', 'heldAt', 'location']) }),
    )
  },
  topic: 'meetings',
})
