import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { civilDay } from '#server/platform/civilDay.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { lots } from '../places.tables.ts'
import { memberFact } from './roles.ts'

export const ownersFile = defineImportFile({
  name: 'owners',
  about: 'The owner of each lot, who needs a role in its place. A sold lot has a line with its new owner.',
  belongs: 'inPlace',
  after: ['lots', 'roles'],
  row: () =>
    z.object({
      ...placeColumn,
      lot: cells.key.meta({ description: 'The key of the lot', examples: ['L1'] }),
      person: cells.key.meta({ description: 'The key of its owner', examples: ['C1'] }),
      role: cells
        .optional(cells.key)
        .prefault('')
        .meta({
          description: 'The key of the role under which they hold it, of an owner who has several in the place',
          examples: [''],
        }),
      ended_on: cells
        .optional(cells.day)
        .meta({ description: 'The last day, of an owner whom nobody on the portal follows', examples: [''] }),
    }),
  keyColumns: ['lot'],
  references: ({ lot, person, role }) => [
    { column: 'lot', file: 'lots', key: lot },
    { column: 'person', file: 'people', key: person },
    { column: 'role', file: 'roles', key: role },
  ],
  stored: async (tx, { place }) => {
    const owned = and(eq(lots.placeId, place().id), isNotNull(lots.ownerId), isNotNull(lots.sqlId))
    const rows = await tx
      .select({ id: lots.id, sqlId: lots.sqlId, ownerId: lots.ownerId, identityId: lots.identityId })
      .from(lots)
      .where(owned)
    return rows.map(({ id, sqlId, ...values }) => ({ id, key: sqlId, values }))
  },
  idOf: ({ lot }, { known }) => known.find('lots', lot),
  values: ({ person, role, ended_on }, { known, now, offer }, stored) => {
    const ownerId = known.find('people', person) ?? null
    const identityId = role === null ? null : (known.find('roles', role) ?? null)
    if (ended_on === null || ended_on >= civilDay(now, offer.timeZone)) return { ownerId, identityId }
    return stored && stored.ownerId !== ownerId ? stored : null
  },
  check: (kept, { known }) =>
    kept
      .filter(({ line, values }) => line !== null && !known.isNoted(memberFact(values.ownerId ?? '')))
      .map(({ line }) => ({ line, column: 'person', reason: 'ownerWithoutRole' })),
  write: (tx, _scope, changes) =>
    inBatches(changes, (some) => {
      const rows = some.map(({ id, values }) => sql`(${id}::uuid, ${values.ownerId}::uuid, ${values.identityId}::uuid)`)
      return tx.execute(sql`
        update ${lots} set owner_id = owned.owner_id, identity_id = owned.identity_id
        from (values ${sql.join(rows, sql`, `)}) owned (lot_id, owner_id, identity_id) where ${lots.id} = owned.lot_id`)
    }),
  remove: (tx, _scope, ended) =>
    inBatches(ended, (some) =>
      tx
        .update(lots)
        .set({ ownerId: null, identityId: null })
        .where(
          inArray(
            lots.id,
            some.map(({ id }) => id),
          ),
        ),
    ),
  topic: 'places',
})
