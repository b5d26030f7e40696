import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { accountMovements } from './accounts.tables.ts'

const place = { placeName: places.name, placeOffer: places.offer }

/** A person's calls and payments in every place. */
export const findOwnMovements = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  accountMovements: await db
    .select({
      ...place,
      kind: accountMovements.kind,
      label: accountMovements.label,
      amount: accountMovements.amount,
      dueOn: accountMovements.dueOn,
    })
    .from(accountMovements)
    .innerJoin(places, eq(places.id, accountMovements.placeId))
    .where(eq(accountMovements.userId, userId))
    .orderBy(desc(accountMovements.dueOn), accountMovements.id),
})
