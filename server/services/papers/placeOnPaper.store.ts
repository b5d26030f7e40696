import { eq } from 'drizzle-orm'
import { toAddressLine } from '#contract/addressLine.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'

/** A place as the heading of a paper shows it. */
export async function placeOnPaper(db: Queryable, placeId: string) {
  const [row] = await db
    .select({ name: places.name, street: places.street, zipCode: places.zipCode, city: places.city })
    .from(places)
    .where(eq(places.id, placeId))
  if (!row) throw new Error('the paper has no place')
  return { name: row.name, address: toAddressLine(row) }
}
