import { type Placeholder, sql } from 'drizzle-orm'
import type { ListMeta } from '#contract/lists.ts'

export type PageQuery = { readonly page: number; readonly perPage: number }

/** Counts all rows in the statement of the page: `total: totalOfAll`. */
export const totalOfAll = sql<number>`(count(*) over ())::int`

export const rowsToSkip = ({ page, perPage }: PageQuery) => (page - 1) * perPage

/** A literal, because with a placeholder PostgreSQL would expect a tenth of all rows, and plan again for each request. */
export const written = (count: number | Placeholder) => (typeof count === 'number' ? sql.raw(`${count}`) : count)

/** A page beyond the last one has no row that carries the total, so it is counted separately. */
export async function metaOf(
  rows: readonly { readonly total: number }[],
  { page, perPage }: PageQuery,
  count: () => Promise<number>,
): Promise<ListMeta> {
  return { total: rows[0]?.total ?? (page > 1 ? await count() : 0), perPage, page }
}
