import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { roleNames } from '#contract/roles.ts'
import { civilDay, momentAt } from '#server/platform/civilDay.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { memberships } from '../places.tables.ts'

/** The fact that a person belongs to the place, for the file of owners. */
export const memberFact = (userId: string) => `member ${userId}`

export const rolesFile = defineImportFile({
  name: 'roles',
  about: 'The roles of people in places. A role that has ended is removed; one that is missing stays.',
  belongs: 'inPlace',
  after: ['places', 'people'],
  row: () =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the role in your system', examples: ['R1'] }),
      ...placeColumn,
      person: cells.key.meta({ description: 'The key of the person', examples: ['C1'] }),
      role: cells.word(roleNames).meta({ description: `One of ${roleNames.join(', ')}`, examples: ['coowner'] }),
      since: cells.optional(cells.day).meta({
        description: 'The first day, as 2024-01-31; empty for the day of the import',
        examples: ['2024-01-31'],
      }),
      ended_on: cells.optional(cells.day).meta({ description: 'The last day, once it is known', examples: [''] }),
    }),
  keyColumns: ['sql_id'],
  references: ({ person }) => [{ column: 'person', file: 'people', key: person }],
  stored: async (tx, { place }) => {
    const rows = await tx.select().from(memberships).where(eq(memberships.placeId, place().id))
    return rows.map(({ id, sqlId, userId, role, since }) => ({ id, key: sqlId, values: { userId, role, since } }))
  },
  refuse: ({ since, ended_on }) =>
    since !== null && ended_on !== null && ended_on < since ? { column: 'ended_on', reason: 'endBeforeStart' } : null,
  values: ({ person, role, since, ended_on }, { known, now, offer }, stored) => {
    if (ended_on !== null && ended_on < civilDay(now, offer.timeZone)) return null
    const userId = known.find('people', person) ?? ''
    const start = since === null ? (stored?.since ?? now) : momentAt(`${since} 00:00`, offer.timeZone)
    return { userId, role, since: start }
  },
  natural: { column: 'role', of: ({ userId, role }) => `${userId} ${role}` },
  notes: ({ userId }) => memberFact(userId),
  write: async (tx, { place }, changes) => {
    const placeId = place().id
    await inBatches(changes, (some) =>
      tx
        .insert(memberships)
        .values(some.map(({ id, key, values }) => ({ id, sqlId: key, placeId, ...values })))
        .onConflictDoUpdate({
          target: memberships.id,
          set: excluded(memberships, ['sqlId', 'userId', 'role', 'since']),
        }),
    )
  },
  remove: (tx, _scope, ended) =>
    inBatches(ended, (some) =>
      tx.delete(memberships).where(
        inArray(
          memberships.id,
          some.map(({ id }) => id),
        ),
      ),
    ),
  topic: 'community',
})
