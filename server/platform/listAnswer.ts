import type { ListMeta } from '#contract/lists.ts'

type Row = { readonly id: string }

/** A page of rows in the shape of every list: ordered ids, entities by id, totals (specification §7). */
export const listAnswer = <Entities>(rows: readonly Row[], entities: Entities, meta: ListMeta) => ({
  data: { result: rows.map(({ id }) => id), entities },
  meta,
})

/** Rows by their id: `listAnswer(rows, { reports: byId(rows) }, meta)`. */
export const byId = <R extends Row>(rows: readonly R[]): Record<string, R> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))
