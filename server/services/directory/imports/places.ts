import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { offerCodes } from '#contract/offers.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { ofOtherOffer } from '#server/services/imports/ofOtherOffer.ts'
import { places } from '../places.tables.ts'
import { toPlaceSearchText } from '../searchText.ts'

export const placesFile = defineImportFile({
  name: 'places',
  about: 'The co-owned places. Each is written with everything that belongs to it, or not at all.',
  belongs: 'places',
  after: ['agencies'],
  row: (offer) =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the place in your system', examples: ['P1'] }),
      offer: cells.word(offerCodes).meta({ description: 'The offer whose site shows it', examples: [offer.code] }),
      agency: cells
        .optional(cells.key)
        .meta({ description: 'The key of the office that looks after it', examples: ['A1'] }),
      name: cells.text(120).meta({ description: 'Its name', examples: ['Résidence des Ormes'] }),
      street: cells.text(200).meta({ description: 'Number and street', examples: ['14 rue des Ormes'] }),
      zip_code: cells.zipCode(offer).meta({ description: 'Postal code', examples: [offer.zipCode.example] }),
      city: cells.text(80).meta({ description: 'City', examples: ['Lille'] }),
      description: cells
        .optional(cells.text(1_000))
        .meta({ description: 'A sentence about it; empty leaves what the portal has', examples: [''] }),
      tantiemes_total: cells
        .integer(1, 100_000_000)
        .meta({ description: 'What the tantièmes of all its lots must add up to', examples: ['1000'] }),
    }),
  keyColumns: ['sql_id'],
  references: ({ agency }) => [{ column: 'agency', file: 'agencies', key: agency }],
  stored: async (tx, { offer }) => {
    const rows = await tx.select().from(places).where(eq(places.offer, offer.code))
    return rows.map(({ id, sqlId, agencyId, name, street, zipCode, city, description, tantiemesTotal }) => ({
      id,
      key: sqlId,
      values: { agencyId, name, street, zipCode, city, description, tantiemesTotal },
    }))
  },
  refuse: (row, scope) => ofOtherOffer(row, scope),
  values: ({ agency, name, street, zip_code, city, description, tantiemes_total }, { known }, stored) => ({
    agencyId: agency === null ? null : (known.find('agencies', agency) ?? null),
    name,
    street,
    zipCode: zip_code,
    city,
    description: description ?? stored?.description ?? '',
    tantiemesTotal: tantiemes_total,
  }),
  total: { column: 'tantiemes_total', of: ({ tantiemesTotal }) => tantiemesTotal },
  nameOf: ({ name }) => name,
  write: (tx, { offer, now }, changes) =>
    inBatches(changes, (some) =>
      tx
        .insert(places)
        .values(
          some.map(({ id, key, values }) => ({
            id,
            sqlId: key,
            offer: offer.code,
            ...values,
            searchText: toPlaceSearchText(values),
            // The files of buildings and lots count them.
            buildingsCount: 1,
            mainLotsCount: 0,
            createdAt: now,
          })),
        )
        .onConflictDoUpdate({
          target: places.id,
          set: excluded(places, [
            'sqlId',
            'agencyId',
            'name',
            'street',
            'zipCode',
            'city',
            'description',
            'tantiemesTotal',
            'searchText',
          ]),
        }),
    ),
  topic: 'places',
})
