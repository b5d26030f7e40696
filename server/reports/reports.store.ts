import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm'
import { memberOf } from '../places/memberOf.ts'
import type { Queryable } from '../platform/database.ts'
import { metaOf, type PageAsked, rowsToSkip, totalOfAll } from '../platform/pagedList.ts'
import { reports } from './reports.tables.ts'

type Asked = {
  readonly userId: string
  readonly placeId: string
  /** One status, or every one that is not resolved. */
  readonly state?: 'opened' | 'acknowledged' | 'resolved' | 'ongoing' | undefined
}

function inState(state: Asked['state']): SQL | undefined {
  if (state === undefined) return undefined
  return state === 'ongoing' ? ne(reports.status, 'resolved') : eq(reports.status, state)
}

const visible = ({ userId, placeId, state }: Asked) =>
  and(eq(reports.placeId, placeId), memberOf(userId, reports.placeId), inState(state))

/** Reports of a place the person belongs to, the latest updated first (specification §4: -updatedAt). */
export async function listReports(db: Queryable, asked: Asked, page: PageAsked) {
  const rows = await db
    .select({ report: reports, total: totalOfAll })
    .from(reports)
    .where(visible(asked))
    .orderBy(desc(reports.updatedAt), reports.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db.select({ total: count() }).from(reports).where(visible(asked))
    return row?.total ?? 0
  })
  return { reports: rows.map(({ report }) => report), meta }
}
