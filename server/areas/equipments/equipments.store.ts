import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { equipment } from '#contract/equipments.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { plainText } from '#server/services/directory/plainText.ts'

/** The number of unresolved reports about a piece of equipment. */
export type CountOngoingReports = (equipmentId: AnyPgColumn) => SQL<number>

type Scope = { readonly userId: string; readonly countOngoing: CountOngoingReports }

type Row = { readonly equipment: typeof equipments.$inferSelect; readonly ongoingReportsCount: number }
const toEquipment = ({ equipment: row, ongoingReportsCount }: Row) => equipment.parse({ ...row, ongoingReportsCount })

/** The equipment of a place, by name. */
export async function listEquipments(
  db: Queryable,
  { placeId, ...scope }: Scope & { readonly placeId: string },
  page: PageQuery,
) {
  const ofPlace = and(eq(equipments.placeId, placeId), memberOf(scope.userId, placeId))
  const total = db.$count(equipments, ofPlace)
  const rows = await db
    .select({ equipment: equipments, ongoingReportsCount: scope.countOngoing(equipments.id), total })
    .from(equipments)
    .where(ofPlace)
    .orderBy(asc(plainText(equipments.name)), asc(equipments.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => total)
  return { equipments: rows.map(toEquipment), meta }
}

export async function findEquipment(
  db: Queryable,
  { equipmentId, ...scope }: Scope & { readonly equipmentId: string },
) {
  const [row] = await db
    .select({ equipment: equipments, ongoingReportsCount: scope.countOngoing(equipments.id) })
    .from(equipments)
    .where(and(eq(equipments.id, equipmentId), memberOf(scope.userId, equipments.placeId)))
  return row ? toEquipment(row) : null
}
