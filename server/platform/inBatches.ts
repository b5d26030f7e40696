/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const batch = 500

export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) await insert(rows.slice(start, start + batch))
}
