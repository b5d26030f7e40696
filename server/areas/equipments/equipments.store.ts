import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { equipment } from '#contract/equipments.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { places } from '#server/services/directory/places.tables.ts'

/** How many reports about a piece of equipment are not resolved yet. */
export type CountOngoingReports = (equipmentId: AnyPgColumn) => SQL<number>

type Asking = { readonly userId: string; readonly countOngoing: CountOngoingReports }

/** Equipment of places the person belongs to. */
const shown = (db: Queryable, { userId, countOngoing }: Asking, where: SQL) =>
  db
    .select({ equipment: equipments, ongoingReportsCount: countOngoing(equipments.id), total: totalOfAll })
    .from(equipments)
    .innerJoin(places, eq(places.id, equipments.placeId))
    .where(and(where, memberOf(userId, equipments.placeId)))

type Row = Awaited<ReturnType<typeof shown>>[number]
const toEquipment = ({ equipment: row, ongoingReportsCount }: Row) => equipment.parse({ ...row, ongoingReportsCount })

/** What a place has, by name. */
export async function listEquipments(
  db: Queryable,
  { placeId, ...asking }: Asking & { readonly placeId: string },
  page: PageQuery,
) {
  const ofPlace = eq(equipments.placeId, placeId)
  const rows = await shown(db, asking, ofPlace)
    .orderBy(asc(equipments.name), asc(equipments.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db
      .select({ total: count() })
      .from(equipments)
      .where(and(ofPlace, memberOf(asking.userId, equipments.placeId)))
    return row?.total ?? 0
  })
  return { equipments: rows.map(toEquipment), meta }
}

export async function findEquipment(
  db: Queryable,
  { equipmentId, ...asking }: Asking & { readonly equipmentId: string },
) {
  const [row] = await shown(db, asking, eq(equipments.id, equipmentId))
  return row ? toEquipment(row) : null
}
