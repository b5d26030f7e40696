import { and, asc, count, desc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { meetings } from './meetings.tables.ts'

type Lookup = {
  readonly userId: string
  readonly placeId: string
  /** Only meetings after this moment, the nearest first. */
  readonly after: Date | null
}

const visible = ({ userId, placeId, after }: Lookup) =>
  and(
    eq(meetings.placeId, placeId),
    memberOf(userId, meetings.placeId),
    after === null ? undefined : gt(meetings.heldAt, after),
  )

/** General meetings of a place the person belongs to: those to come by date, else the latest first. */
export async function listMeetings(db: Queryable, lookup: Lookup, page: PageQuery) {
  const rows = await db
    .select({ meeting: meetings, total: totalOfAll })
    .from(meetings)
    .where(visible(lookup))
    .orderBy(lookup.after === null ? desc(meetings.heldAt) : asc(meetings.heldAt), meetings.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db.select({ total: count() }).from(meetings).where(visible(lookup))
    return row?.total ?? 0
  })
  return { meetings: rows.map(({ meeting }) => meeting), meta }
}
