/** Values per statement: PostgreSQL takes at most 65,535 parameters, and each is there twice. */
const chunk = 5_000

/** Reads the rows of many values in chunks. */
export async function inChunks<Value, Row>(
  values: readonly Value[],
  read: (some: Value[]) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < values.length; start += chunk)
    rows.push(...(await read(values.slice(start, start + chunk))))
  return rows
}
