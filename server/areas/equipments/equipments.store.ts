import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { equipment } from '#contract/equipments.ts'
import { reports } from '#server/areas/reports/reports.tables.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageAsked, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { equipments } from './equipments.tables.ts'

/** Told to the gate; who may know of it is asked there. */
export async function placeOfEquipment(
  db: Queryable,
  { equipmentId }: { readonly equipmentId: string },
): Promise<string | null> {
  const [row] = await db.select({ placeId: equipments.placeId }).from(equipments).where(eq(equipments.id, equipmentId))
  return row?.placeId ?? null
}

const ongoing = sql<number>`(select count(*)::int from ${reports}
  where ${reports.equipmentId} = ${equipments.id} and ${reports.status} <> 'resolved')`

/** Equipment of places the person belongs to. */
const shown = (db: Queryable, userId: string, where: SQL) =>
  db
    .select({ equipment: equipments, ongoingReportsCount: ongoing, total: totalOfAll })
    .from(equipments)
    .innerJoin(places, eq(places.id, equipments.placeId))
    .where(and(where, memberOf(userId, equipments.placeId)))

type Row = Awaited<ReturnType<typeof shown>>[number]
const toEquipment = ({ equipment: row, ongoingReportsCount }: Row) => equipment.parse({ ...row, ongoingReportsCount })

/** What a place has, by name. */
export async function listEquipments(
  db: Queryable,
  { userId, placeId }: { readonly userId: string; readonly placeId: string },
  page: PageAsked,
) {
  const ofPlace = eq(equipments.placeId, placeId)
  const rows = await shown(db, userId, ofPlace)
    .orderBy(asc(equipments.name), asc(equipments.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db
      .select({ total: count() })
      .from(equipments)
      .where(and(ofPlace, memberOf(userId, equipments.placeId)))
    return row?.total ?? 0
  })
  return { equipments: rows.map(toEquipment), meta }
}

export async function findEquipment(db: Queryable, userId: string, equipmentId: string) {
  const [row] = await shown(db, userId, eq(equipments.id, equipmentId))
  return row ? toEquipment(row) : null
}
