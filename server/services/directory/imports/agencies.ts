import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { offerCodes } from '#contract/offers.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { ofOtherOffer } from '#server/services/imports/ofOtherOffer.ts'
import { agencies } from '../places.tables.ts'

const hours = z.array(z.object({ weekday: z.int(), opensAt: z.string(), closesAt: z.string() }))

export const agenciesFile = defineImportFile({
  name: 'agencies',
  about: 'The offices of the manager.',
  belongs: 'common',
  after: [],
  row: (offer) =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the office in your system', examples: ['A1'] }),
      offer: cells.word(offerCodes).meta({ description: 'The offer that it works for', examples: [offer.code] }),
      name: cells.text(120).meta({ description: 'Its name', examples: ['Agence de Lille'] }),
      street: cells.text(200).meta({ description: 'Number and street', examples: ['31 rue Nationale'] }),
      zip_code: cells
        .zipCode(offer)
        .meta({ description: 'Postal code, in the form of the offer’s country', examples: [offer.zipCode.example] }),
      city: cells.text(80).meta({ description: 'City', examples: ['Lille'] }),
      phone_number: cells
        .phoneNumber(offer)
        .meta({ description: 'Telephone, national or international', examples: [offer.support.phone] }),
      email: cells.email.meta({ description: 'E-mail address', examples: ['lille@syndic.example'] }),
      opening_hours: cells.openingHours.meta({
        description: 'Day and hours, separated by commas; Monday is 1',
        examples: ['1 09:00-12:30, 1 14:00-18:00, 2 09:00-12:30'],
      }),
    }),
  keyColumns: ['sql_id'],
  stored: async (tx, { offer }) => {
    const rows = await tx.select().from(agencies).where(eq(agencies.offer, offer.code))
    return rows.map(({ id, sqlId, openingHours, name, street, zipCode, city, phoneNumber, email }) => ({
      id,
      key: sqlId,
      values: { name, street, zipCode, city, phoneNumber, email, openingHours: hours.parse(openingHours) },
    }))
  },
  refuse: (row, scope) => ofOtherOffer(row, scope),
  values: ({ name, street, zip_code, city, phone_number, email, opening_hours }) => ({
    name,
    street,
    zipCode: zip_code,
    city,
    phoneNumber: phone_number,
    email,
    openingHours: opening_hours,
  }),
  write: (tx, { offer }, changes) =>
    inBatches(changes, (some) =>
      tx
        .insert(agencies)
        .values(some.map(({ id, key, values }) => ({ id, sqlId: key, offer: offer.code, ...values })))
        .onConflictDoUpdate({
          target: agencies.id,
          set: excluded(agencies, [
            'sqlId',
            'name',
            'street',
            'zipCode',
            'city',
            'phoneNumber',
            'email',
            'openingHours',
          ]),
        }),
    ),
})
