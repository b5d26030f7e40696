import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { meetings } from './meetings.tables.ts'

type Scope = {
  readonly userId: string
  readonly placeId: string
  /** Only meetings after this moment, the nearest first. */
  readonly after: Date | null
}

const visible = ({ userId, placeId, after }: Scope) =>
  and(eq(meetings.placeId, placeId), memberOf(userId, placeId), after === null ? undefined : gt(meetings.heldAt, after))

/** General meetings of a member's place: future ones by date, or all with the latest first. */
export async function listMeetings(db: Queryable, scope: Scope, page: PageQuery) {
  const total = db.$count(meetings, visible(scope))
  const rows = await db
    .select({ meeting: meetings, total })
    .from(meetings)
    .where(visible(scope))
    .orderBy(scope.after === null ? desc(meetings.heldAt) : asc(meetings.heldAt), meetings.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => total)
  return { meetings: rows.map(({ meeting }) => meeting), meta }
}
