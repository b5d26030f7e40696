import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { drafts } from './drafts.tables.ts'

const place = { placeName: places.name, placeOffer: places.offer }

export const findOwnDrafts = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  drafts: await db
    .select({ ...place, form: drafts.form, body: drafts.value, updatedAt: drafts.updatedAt })
    .from(drafts)
    .innerJoin(places, eq(places.id, drafts.placeId))
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), drafts.placeId),
})
