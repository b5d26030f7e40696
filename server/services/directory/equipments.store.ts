import { and, eq, inArray } from 'drizzle-orm'
import type { EquipmentValue } from '#contract/reports/reportList.ts'
import type { Queryable } from '#server/platform/database.ts'
import { placeOf, thingsIn } from '#server/platform/placeOf.ts'
import { equipments } from './equipments.tables.ts'
import type { FindTitles } from './findTitles.ts'
import { memberOf } from './memberOf.store.ts'

const equipment = thingsIn('equipment', equipments)
export const placeOfEquipment = placeOf(({ equipmentId }: { readonly equipmentId: string }) => equipment(equipmentId))

/** The kind of a piece of equipment; `null` = the place does not have it. */
export async function kindOfEquipment(
  db: Queryable,
  placeId: string,
  equipmentId: string,
): Promise<EquipmentValue | null> {
  const [row] = await db
    .select({ kind: equipments.kind })
    .from(equipments)
    .where(and(eq(equipments.id, equipmentId), eq(equipments.placeId, placeId)))
  return row?.kind ?? null
}

/** The names of some pieces of equipment of a member's place. */
export const findEquipmentTitles: FindTitles = (db, { userId, placeId, ids }) =>
  db
    .select({ id: equipments.id, title: equipments.name })
    .from(equipments)
    .where(and(inArray(equipments.id, [...ids]), eq(equipments.placeId, placeId), memberOf(userId, placeId)))
