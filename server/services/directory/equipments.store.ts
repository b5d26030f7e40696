import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { equipments } from './equipments.tables.ts'

/** The route's gate needs the place; access is checked there. */
export async function placeOfEquipment(
  db: Queryable,
  { equipmentId }: { readonly equipmentId: string },
): Promise<string | null> {
  const [row] = await db.select({ placeId: equipments.placeId }).from(equipments).where(eq(equipments.id, equipmentId))
  return row?.placeId ?? null
}

/** What kind of thing a piece of equipment is; `null` = the place has no such thing. */
export async function kindOfEquipment(db: Queryable, placeId: string, equipmentId: string): Promise<string | null> {
  const [row] = await db
    .select({ kind: equipments.kind })
    .from(equipments)
    .where(and(eq(equipments.id, equipmentId), eq(equipments.placeId, placeId)))
  return row?.kind ?? null
}
