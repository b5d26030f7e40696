import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A text of at most some characters: a longer one ends after a word, with an ellipsis. */
export function beginningOf(text: SQLWrapper, most: number): SQL {
  const length = sql.raw(String(most))
  return sql`case when length(${text}) <= ${length} then ${text}
    else regexp_replace(left(${text}, ${length} - 1), '[\\s\u00a0\u202f,;:]*\\s+\\S*$', '') || '…' end`
}
